import { type FormEvent, useState } from 'react';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useTypedText } from '../../hooks/typed-text.ts';
import { AutoTextarea } from '../../ui/AutoTextarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { feedback as texts } from './messages.ts';
import '../../ui/ask.css';
import '../../ui/feedback.css';

/** A form an operator has elsewhere, shown instead of ours; written into the page by the server. */
const elsewhere = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="baraza-feedback-url"]')?.content || null;

const LONGEST = 4_000;
type Rating = '1' | '2' | '3' | '4' | '5';
const RATINGS: readonly Rating[] = ['5', '4', '3', '2', '1'];

interface FeedbackDialogProps {
  about: 'report' | 'refiner';
  /** The report, or the session; null where it is about the tool itself. */
  subjectId: string | null;
  onClose: () => void;
}

export function FeedbackDialog(props: FeedbackDialogProps) {
  const { about, onClose } = props;
  const address = elsewhere();
  return (
    <Modal title={texts.titles[about]} onClose={onClose}>
      {address === null ? (
        <OwnForm {...props} />
      ) : (
        <iframe
          className="feedback-frame"
          title={texts.titles[about]}
          src={address}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        />
      )}
    </Modal>
  );
}

/** What a person thinks of it. It waits on this device until it can be sent. */
function OwnForm({ about, subjectId, onClose }: FeedbackDialogProps) {
  const actions = useActions();
  const { online } = useConnection();
  const [text, setText] = useTypedText(`feedback-${subjectId ?? about}`);
  const [rating, setRating] = useState<Rating | null>(null);
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    try {
      await actions.mutate('feedback', {
        about,
        ...(subjectId !== null && { subject_id: subjectId }),
        text: text.trim(),
        ...(rating !== null && { rating: Number(rating) }),
      });
      setText('');
      setSent(true);
    } catch {
      setFault(true);
    }
  };
  if (sent) {
    return (
      <>
        <p role="status">{online ? texts.thanks : texts.thanksLater}</p>
        <span>
          <Button onClick={onClose}>{texts.close}</Button>
        </span>
      </>
    );
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Choice
        label={texts.rating}
        options={RATINGS.map((value) => ({ value, text: texts.ratings[value] }))}
        value={rating ?? ('' as Rating)}
        onChange={setRating}
      />
      <div className="box">
        <AutoTextarea
          aria-label={texts.text}
          placeholder={texts.placeholder}
          maxLength={LONGEST}
          cap={150}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {fault && <Notice tone="error">{texts.failed}</Notice>}
      <span>
        <Button type="submit" disabled={text.trim() === ''}>
          {texts.send}
        </Button>
      </span>
    </form>
  );
}
