import { trailTexts } from '../../components/trail/messages.ts';
import { Trail } from '../../components/trail/Trail.tsx';
import type { ReportMetadata } from '../../contract/report.ts';
import { evidence } from './evidence-messages.ts';

/** One line on what the report rests on, and behind it everything that was looked up for it. */
export function RestsOn({ metadata }: { metadata: ReportMetadata }) {
  const { rests_on: rests, trail = [] } = metadata;
  return (
    <>
      <p className="muted">{evidence.restsOn(rests)}</p>
      {trail.length > 0 && (
        <details className="panel card">
          <summary>{trailTexts.title}</summary>
          <Trail lines={trail} />
        </details>
      )}
    </>
  );
}
