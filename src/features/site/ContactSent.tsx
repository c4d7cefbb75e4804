import { VisitorSent } from '../../components/VisitorSent.tsx';
import { Button } from '../../ui/Button.tsx';
import { contact as texts } from './contact-messages.ts';

/** What became of a message. */
export function ContactSent({ opId, onAnother }: { opId: string; onAnother: () => void }) {
  return (
    <VisitorSent
      opId={opId}
      texts={texts}
      arrived={
        <>
          <span>{texts.sent}</span>
          <span>
            <Button look="quiet" onClick={onAnother}>
              {texts.another}
            </Button>
          </span>
        </>
      }
      refused={(reason) => <span>{reason || texts.failed}</span>}
      onChange={onAnother}
    />
  );
}
