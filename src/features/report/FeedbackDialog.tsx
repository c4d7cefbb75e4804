import { type FormEvent, useState } from 'react';
import { useActions } from '../../hooks/actions.ts';
import { useConnection } from '../../hooks/connection.ts';
import { useDraft } from '../../hooks/draft.ts';
import { AutoTextarea } from '../../ui/AutoTextarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { feedback as texts } from './messages.ts';

/** A form an operator has elsewhere, shown instead of ours; written into the page by the server. */
const elsewhere = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="baraza-feedback-url"]')?.content || null;

const LONGEST = 4_000;
type Rating = '1' | '2' | '3' | '4' | '5';
const RATINGS: readonly Rating[] = ['5', '4', '3', '2', '1'];

export function FeedbackDialog({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const address = elsewhere();
  return (
    <Modal title={texts.title} onClose={onClose}>
      {address === null ? (
        <OwnForm reportId={reportId} onClose={onClose} />
      ) : (
        <iframe
          className="feedback-frame"
          title={texts.title}
          src={address}
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        />
      )}
    </Modal>
  );
}

/** What a reader thinks of the report. It waits on this device until it can be sent. */
function OwnForm({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const actions = useActions();
  const { online } = useConnection();
  const [text, setText] = useDraft(`feedback-${reportId}`);
  const [rating, setRating] = useState<Rating | null>(null);
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    try {
      await actions.sendFeedback({
        about: 'report',
        subject_id: reportId,
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
      <AutoTextarea
        aria-label={texts.text}
        placeholder={texts.placeholder}
        maxLength={LONGEST}
        cap={150}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {fault && <Notice tone="error">{texts.failed}</Notice>}
      <span>
        <Button type="submit" disabled={text.trim() === ''}>
          {texts.send}
        </Button>
      </span>
    </form>
  );
}
