import type { ReactNode } from 'react';
import { EVIDENCE_RUNGS } from '../../contract/limits.ts';
import type { ReportMetadata } from '../../contract/report.ts';
import { labelOf } from '../../domain/report-sections.ts';
import { Citation } from './Citation.tsx';
import { report } from './messages.ts';

/** The verdict, how sure it is, and how far up the evidence ladder it stands: in words, not by colour alone. */
export function Verdict({ metadata, children }: { metadata: ReportMetadata; children?: ReactNode }) {
  const label = labelOf(metadata);
  return (
    <>
      <div className={`verdict verdict-${metadata.verdict}`}>
        <strong>
          {label('verdict', report.verdicts[metadata.verdict])}: {metadata.verdict_line}
        </strong>
        {children}
        <span>
          {label('confidence', report.confidence[metadata.confidence])} ·{' '}
          {label('score', report.score(metadata.score.total, metadata.score.of))}
        </span>
        <ol className="ladder" aria-label={label('evidence', report.evidence)}>
          {EVIDENCE_RUNGS.map((rung) => (
            <li key={rung} aria-current={rung === metadata.evidence_rung ? 'true' : undefined}>
              {label(rung, report.rungs[rung])}
            </li>
          ))}
        </ol>
      </div>
      {metadata.key_figures.length > 0 && (
        <ul className="key-figures">
          {metadata.key_figures.map((figure) => (
            <li key={figure.number}>
              <b>{figure.value}</b>
              <small>
                {figure.label} <Citation number={figure.number} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
