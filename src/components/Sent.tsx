import { type ReactNode, useEffect, useRef } from 'react';
import { useVisitor, useVisitorLive } from '../hooks/use-visitor.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface SentProps {
  /** Under which it waits in the visitor's outbox. */
  readonly opId: string;
  readonly texts: Readonly<
    Record<'sending' | 'sent' | 'waiting' | 'notSent' | 'takeBack' | 'retry' | 'change', string>
  >;
  /** It was taken back; its words are where they were written. */
  readonly onBack: () => void;
  /** Told of how it ended, unless the person took it back. Must stay the same function. */
  readonly onEnd?: (refused: string | null) => void;
  /** What may be done once it has arrived. */
  readonly children?: ReactNode;
}

/** What became of something a visitor sent: arrived, waiting for the network, or refused; each with a way on. */
export function Sent({ opId, texts, onBack, onEnd, children }: SentProps) {
  const visitor = useVisitor();
  const sending = useVisitorLive(`sent ${opId}`, (from) => from.sending(opId));
  const takenBack = useRef(false);
  const state = sending?.state;
  const reason = sending?.state === 'failed' ? sending.message || texts.notSent : '';

  useEffect(() => {
    if (takenBack.current) return;
    if (state === 'gone') onEnd?.(null);
    if (state === 'failed') onEnd?.(reason);
  }, [state, reason, onEnd]);

  const change = async () => {
    takenBack.current = true;
    await visitor?.edit(opId);
    onBack();
  };

  switch (state) {
    case undefined:
    case 'sending':
      return (
        <p role="status">
          <Button busy={texts.sending}>{texts.sending}</Button>
        </p>
      );
    case 'gone':
      return (
        <Notice>
          <span>{texts.sent}</span>
          {children}
        </Notice>
      );
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
