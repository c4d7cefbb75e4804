import { useEffect, useRef } from 'react';
import type { ReportMetadata } from '../../contract/report.ts';
import { isKit } from '../../domain/report-kind.ts';
import { Notice } from '../../ui/Notice.tsx';
import { showPart } from './cited-part.ts';
import { madeAnew as texts } from './found-messages.ts';
import { report } from './messages.ts';

/** Says at the end of a report that it was made anew meanwhile, and what its verdict is: both stand far above. */
export function MadeAnew({ metadata }: { readonly metadata: ReportMetadata }) {
  const { revised_at: revisedAt, verdict, verdict_line: line } = metadata;
  const opened = useRef(revisedAt);
  const place = useRef<HTMLDivElement>(null);
  const isAnew = revisedAt !== opened.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once for each time the report is made anew.
  useEffect(() => {
    if (isAnew) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnew, revisedAt]);
  const show = () => {
    const part = document.querySelector<HTMLElement>('article .verdict') ?? document.querySelector('article');
    if (part) showPart(part);
  };
  return (
    <div ref={place} className="no-print">
      {isAnew && (
        <Notice action={{ label: texts.show, onClick: show }}>
          {isKit(metadata) ? texts.kit : texts.report(report.verdicts[verdict], line)}
        </Notice>
      )}
    </div>
  );
}
