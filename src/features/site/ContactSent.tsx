import { useVisitor, useVisitorsSending } from '../../hooks/use-visitor.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { contact as texts } from './contact-messages.ts';

/** What became of a message: sent, waiting for the network, or refused; each with a way on. */
export function ContactSent({ opId, onAnother }: { opId: string; onAnother: () => void }) {
  const visitor = useVisitor();
  const sending = useVisitorsSending(opId);
  const change = async () => {
    // Its words go back to where they were written.
    await visitor?.edit(opId);
    onAnother();
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
      return (
        <Notice>
          <span>{texts.sent}</span>
          <span>
            <Button look="quiet" onClick={onAnother}>
              {texts.another}
            </Button>
          </span>
        </Notice>
      );
    case 'waiting':
      return (
        <Notice tone="warning">
          <span>{texts.waiting}</span>
          <div className="row">
            <Button look="quiet" onClick={() => void change()}>
              {texts.takeBack}
            </Button>
          </div>
        </Notice>
      );
    default:
      return (
        <Notice tone="error">
          <span>{sending?.message || texts.failed}</span>
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
