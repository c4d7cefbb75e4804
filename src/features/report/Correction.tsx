import { type FormEvent, useEffect, useState } from 'react';
import type { CorrectableSlot } from '../../contract/found.ts';
import { MAX_ANSWER_LENGTH } from '../../contract/limits.ts';
import type { Report } from '../../contract/report.ts';
import { useActions, wordsFor } from '../../hooks/actions.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Fold } from './Fold.tsx';
import { correction as texts } from './found-messages.ts';

const WITHIN_MS = 3_600_000;
const MOST = 2;
const SLOTS: readonly CorrectableSlot[] = ['where', 'who', 'payer'];

/** Whether a report's reading may still be put right; the server has the last word. */
const isCorrectable = ({ created_at, report: { metadata } }: Report, now: number): boolean =>
  metadata.playbook !== undefined && (metadata.corrections ?? 0) < MOST && now - Date.parse(created_at) < WITHIN_MS;

interface CorrectionProps {
  readonly id: string;
  readonly report: Report;
}

/** One slot of the reading, put right or said for the first time, and the report is made anew (readings: corrections). */
export function Correction({ id, report }: CorrectionProps) {
  const { draft, open = [], revised_at: revisedAt } = report.report.metadata;
  const isEarly = isCorrectable(report, Date.now());
  const slots = isEarly ? SLOTS : open;
  const actions = useActions();
  const [chosen, setSlot] = useState<CorrectableSlot>();
  const slot = chosen && slots.includes(chosen) ? chosen : (open[0] ?? 'where');
  const [answer, setAnswer] = useState('');
  const [notice, setNotice] = useState<{ readonly tone: 'info' | 'error'; readonly text: string } | null>(null);
  // Made anew, it waits for nothing any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens when the report is made anew.
  useEffect(() => setNotice(null), [revisedAt]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === '') return;
    try {
      await actions.mutate('reading', { reportId: id, slot, answer: answer.trim() });
      setAnswer('');
      setNotice({ tone: 'info', text: texts.waiting });
    } catch (cause) {
      setNotice({ tone: 'error', text: wordsFor(cause, texts.failed) });
    }
  };
  if (draft || slots.length === 0) return null;
  return (
    <section className="card no-print" aria-labelledby="correction-title">
      <Fold title={<h2 id="correction-title">{texts.title}</h2>}>
        <form className="stack tight" onSubmit={(event) => void submit(event)}>
          {open.length > 0 && <p>{texts.open}</p>}
          {isEarly && <p>{texts.how}</p>}
          <Choice
            label={texts.which}
            options={slots.map((value) => ({ value, text: texts.slots[value] }))}
            value={slot}
            onChange={setSlot}
          />
          <Field
            label={texts.answer}
            value={answer}
            maxLength={MAX_ANSWER_LENGTH}
            onChange={(event) => setAnswer(event.target.value)}
          />
          {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
          <span>
            <Button type="submit" disabled={answer.trim() === ''}>
              {texts.send}
            </Button>
          </span>
        </form>
      </Fold>
    </section>
  );
}
