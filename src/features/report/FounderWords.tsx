import type { ReportMetadata } from '../../contract/report.ts';
import { Fold } from './Fold.tsx';
import { report as texts } from './messages.ts';

/** The founder's own words, as the report was made from them. */
export const FounderWords = ({
  metadata,
  label,
}: {
  metadata: ReportMetadata;
  label: (place: string, english: string) => string;
}) => (
  <section id="told" aria-labelledby="told-title">
    <Fold title={<h2 id="told-title">{label('told', texts.problem)}</h2>}>
      <p dir="auto">{metadata.query}</p>
      {metadata.answers.length > 0 && (
        <ul>
          {metadata.answers.map((answer) => (
            <li key={answer.question} dir="auto">
              {answer.question} <strong>{answer.skipped ? label('skipped', texts.skipped) : answer.answer}</strong>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  </section>
);
