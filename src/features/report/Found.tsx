import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Outcome } from '../../contract/found.ts';
import { MAX_FOUND_LENGTH } from '../../contract/limits.ts';
import type { Report } from '../../contract/report.ts';
import { useActions, wordsFor } from '../../hooks/actions.ts';
import { useOutbox } from '../../hooks/outbox.ts';
import { useTypedText } from '../../hooks/typed-text.ts';
import { AutoTextarea } from '../../ui/AutoTextarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Correction } from './Correction.tsx';
import { found as texts } from './found-messages.ts';
import { MadeAnew } from './MadeAnew.tsx';
import '../../ui/ask.css';
import { ENGLISH, formatDate } from '../../lib/locale.ts';
import '../../ui/form.css';

const OUTCOMES = Object.keys(texts.outcomes) as Outcome[];

const dated = (at: string) => formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' }, ENGLISH);

interface FoundProps {
  readonly id: string;
  readonly report: Report;
}

/**
 * What the founder found out since: written here with or without a network, kept with the report, which is made anew with it
 * (readings: coming back).
 */
export function Found({ id, report }: FoundProps) {
  const actions = useActions();
  const draft = `found-${id}`;
  const [text, setText] = useTypedText(draft);
  const [outcome, setOutcome] = useState<Outcome | ''>('');
  const [fault, setFault] = useState<string | null>(null);
  const waiting = useOutbox().filter((item) => item.type === 'found' && item.edit?.draft === draft);
  const form = useRef<HTMLFormElement>(null);
  const place = useLocation();
  // Whoever comes to say it better finds it where they left it, each time.
  useEffect(() => {
    if (place.hash === '#found') form.current?.querySelector('textarea')?.focus();
  }, [place]);
  const known = report.report.metadata.found ?? [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setFault(null);
    try {
      await actions.mutate('found', { reportId: id, text: words, ...(outcome && { outcome }) });
      setText('');
      setOutcome('');
    } catch (cause) {
      setFault(wordsFor(cause, texts.failed));
    }
  };
  return (
    <div className="stack after-report">
      <Correction id={id} report={report} />
      <section className="card stack no-print" id="found" aria-labelledby="found-title">
        <h2 id="found-title">{texts.title}</h2>
        {(known.length > 0 || waiting.length > 0) && (
          <ul aria-label={texts.list}>
            {known.map(({ text: words, outcome: came, added_at }) => (
              <li key={added_at} dir="auto">
                {words} {came && <em>{texts.outcomes[came]}</em>} <small>{dated(added_at)}</small>
              </li>
            ))}
            {waiting.map((item) => (
              <li key={item.opId} dir="auto">
                {item.text} <small>{item.state === 'waiting' ? texts.waiting : item.reason || texts.refused}</small>
              </li>
            ))}
          </ul>
        )}
        <form ref={form} className="stack tight" onSubmit={(event) => void submit(event)}>
          <p id="found-how">{texts.how}</p>
          <div className="box">
            <AutoTextarea
              cap={200}
              rows={2}
              aria-labelledby="found-title"
              aria-describedby="found-how"
              placeholder={texts.placeholder}
              maxLength={MAX_FOUND_LENGTH}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <label className="stack tight">
            {texts.outcome}
            <select value={outcome} onChange={(event) => setOutcome(event.target.value as Outcome | '')}>
              <option value="">{texts.outcome_open}</option>
              {OUTCOMES.map((key) => (
                <option key={key} value={key}>
                  {texts.outcomes[key]}
                </option>
              ))}
            </select>
          </label>
          {fault && <Notice tone="error">{fault}</Notice>}
          <span>
            <Button type="submit" disabled={text.trim() === ''}>
              {texts.add}
            </Button>
          </span>
        </form>
      </section>
      <MadeAnew metadata={report.report.metadata} />
    </div>
  );
}
