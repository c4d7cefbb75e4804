import type { Calc, Source } from '../../contract/report.ts';
import { safeHref } from '../../domain/citations.ts';
import { Modal } from '../../ui/Modal.tsx';
import { CalcDetail } from './CalcDetail.tsx';
import { evidence } from './evidence-messages.ts';
import { report } from './messages.ts';
import { PassageQuote, passageFacts } from './PassageDetail.tsx';
import { record } from './record-messages.ts';

interface CitationDialogProps {
  source: Source;
  calc: Calc | undefined;
  onClose: () => void;
}

/** Who published it, for which year, under which licence, and what it does not say. */
export function CitationDialog({ source, calc, onClose }: CitationDialogProps) {
  const href = safeHref(source.source_url);
  const facts: readonly (readonly [string, string])[] = [
    [source.kind === 'calc' ? record.calculatedIn : record.publisher, source.publisher],
    ...(source.passage ? passageFacts(source.passage) : [[record.year, source.year] as const]),
    [record.licence, source.licence],
    [record.limits, source.limits],
  ];
  const title =
    source.kind === 'calc'
      ? record.calculation(source.number)
      : source.passage
        ? evidence.passage(source.number)
        : report.source(source.number);
  return (
    <Modal title={title} onClose={onClose}>
      {source.passage && <PassageQuote passage={source.passage} />}
      <p>
        <strong>{source.source_title}</strong>
      </p>
      {calc && <CalcDetail calc={calc} />}
      <dl className="record">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {href && (
        <p>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {record.link}
            <span className="visually-hidden"> ({report.newTab})</span>
          </a>
        </p>
      )}
    </Modal>
  );
}
