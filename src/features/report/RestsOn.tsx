import { trailFrame } from '../../components/trail/frame-messages.ts';
import { LazyTrail } from '../../components/trail/LazyTrail.tsx';
import type { ReportContent, ReportMetadata } from '../../contract/report.ts';
import { labelOf } from '../../domain/report-sections.ts';
import { Fold } from './Fold.tsx';
import { restsOn } from './rests-on-messages.ts';

/** One line on what the report rests on. */
export const RestsOn = ({ report }: { report: ReportContent }) => (
  <p className="muted">{labelOf(report.metadata)('rests_on', restsOn(report))}</p>
);

/** Everything that was looked up for it. */
export const LookedUp = ({ metadata }: { metadata: ReportMetadata }) =>
  metadata.trail !== undefined &&
  metadata.trail.length > 0 && (
    <section id="looked_up" aria-labelledby="looked-up-title">
      <Fold title={<h2 id="looked-up-title">{labelOf(metadata)('looked_up', trailFrame.title)}</h2>}>
        <LazyTrail lines={metadata.trail} language={metadata.language} />
      </Fold>
    </section>
  );
