import type { ReactNode } from 'react';
import { useVisitor, useVisitorsSending } from '../hooks/use-visitor.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface VisitorSentProps {
  readonly opId: string;
  readonly texts: Readonly<Record<'send' | 'sending' | 'waiting' | 'takeBack' | 'retry' | 'change', string>>;
  /** Shown once it has arrived. */
  readonly arrived: ReactNode;
  /** Says why it was refused; '' where the server said nothing. */
  readonly refused: (reason: string) => ReactNode;
  /** They take their words back: from now on that it is gone does not mean that it has arrived. */
  readonly onTakeBack?: () => void;
  /** Their words are back where they were written. */
  readonly onChange: () => void;
}

/** What became of what a visitor sent: on its way, arrived, waiting for the network, or refused; each with a way on. */
export function VisitorSent({ opId, texts, arrived, refused, onTakeBack, onChange }: VisitorSentProps) {
  const visitor = useVisitor();
  const sending = useVisitorsSending(opId);
  const change = async () => {
    onTakeBack?.();
    await visitor?.edit(opId);
    onChange();
  };
  switch (sending?.state) {
    case undefined:
    case 'sending':
      return (
        <p role="status">
          <Button busy={texts.sending}>{texts.send}</Button>
        </p>
      );
    case 'gone':
      return <Notice>{arrived}</Notice>;
    case 'waiting':
      return (
        <Notice tone="warning" action={{ label: texts.takeBack, onClick: () => void change() }}>
          {texts.waiting}
        </Notice>
      );
    default:
      return (
        <Notice tone="error">
          {refused(sending?.message ?? '')}
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
