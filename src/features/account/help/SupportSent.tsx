import { useEffect, useRef } from 'react';
import { useToast } from '../../../hooks/toasts.ts';
import { useVisitor, useVisitorsSending } from '../../../hooks/use-visitor.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { recovery as texts } from './messages.ts';

/** What became of a request: with support, waiting for the network, or refused; each with a way on. */
export function SupportSent({ opId, onChange }: { opId: string; onChange: () => void }) {
  const visitor = useVisitor();
  const toast = useToast();
  const sending = useVisitorsSending(opId);
  const takenBack = useRef(false);
  const state = sending?.state;
  const reason = sending?.state === 'failed' ? sending.message || texts.notSent : '';

  useEffect(() => {
    if (takenBack.current) return;
    if (state === 'gone') toast(texts.sentToast);
    if (state === 'failed') toast(texts.failedToast(reason), 'error');
  }, [state, reason, toast]);

  const change = async () => {
    takenBack.current = true;
    // Its words go back to where they were written.
    await visitor?.edit(opId);
    onChange();
  };

  switch (state) {
    case undefined:
    case 'sending':
      return (
        <p role="status">
          <Button busy={texts.submitting}>{texts.submit}</Button>
        </p>
      );
    case 'gone':
      return <Notice>{texts.sent}</Notice>;
    case 'waiting':
      return (
        <Notice tone="warning" action={{ label: texts.takeBack, onClick: () => void change() }}>
          {texts.waiting}
        </Notice>
      );
    default:
      return (
        <Notice tone="error">
          <span>{texts.notSent}</span>
          {reason !== texts.notSent && <small>{reason}</small>}
          <div className="row">
            <Button look="quiet" onClick={() => void visitor?.retry(opId)}>
              {texts.retry}
            </Button>
            <Button look="quiet" onClick={() => void change()}>
              {texts.change}
            </Button>
          </div>
        </Notice>
      );
  }
}
