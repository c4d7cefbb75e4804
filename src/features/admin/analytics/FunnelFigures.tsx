import { exportAnalytics, readFunnel, type Winning } from '../../../contract/admin/analytics.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Figure, Totals } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { analytics as texts } from './messages.ts';

/** How far those got who came. */
export function FunnelFigures({ range }: { range: TimeRange }) {
  const looked = useLook({ call: readFunnel, query: { range } });
  return (
    <QueryBoundary looked={looked}>
      {({ activation, funnel }) => (
        <div className="stack loose" aria-busy={looked.loading}>
          <Activation activation={activation} />
          <Funnel funnel={funnel} range={range} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Activation({ activation: { from, to, people, activated } }: { activation: Winning['activation'] }) {
  return (
    <Figure title={texts.activation} counts={texts.activationCounts(from, to)}>
      {people === 0 ? (
        <p className="empty">{texts.noneYet}</p>
      ) : (
        <Totals
          totals={[
            {
              name: texts.activated,
              value: figures.percent(activated, people),
              beside: texts.ofPeople(activated, people),
            },
          ]}
        />
      )}
    </Figure>
  );
}

function Funnel({ funnel, range }: { funnel: Winning['funnel']; range: TimeRange }) {
  // Pages are not people: their bar says nothing of the others.
  const most = Math.max(...funnel.map(({ step, count }) => (step === 'visits' ? 0 : count)));
  const rows = funnel.map(({ step, count }, index) => {
    const before = funnel[index - 1];
    // Visits are not people: no share of them is anybody's.
    const share = before && before.step !== 'visits' ? figures.percent(count, before.count) : '–';
    return { step, count, share, width: (100 * count) / Math.max(1, step === 'visits' ? count : most) };
  });
  return (
    <Figure
      title={texts.funnel}
      counts={texts.funnelCounts}
      file={<SaveCsv request={{ call: exportAnalytics, query: { range, list: 'funnel' } }} name="baraza-funnel" />}
    >
      <FactTable
        caption={texts.funnel}
        columns={[
          {
            key: 'step',
            head: texts.funnelHeads.step,
            cell: ({ step, width }) => (
              <span className="drawn">
                {texts.steps[step]}
                <span className={step === 'visits' ? 'meter apart' : 'meter'} aria-hidden="true">
                  <i style={{ width: `${width}%` }} />
                </span>
              </span>
            ),
          },
          {
            key: 'count',
            head: texts.funnelHeads.count,
            isNumber: true,
            cell: ({ count }) => formatNumber(count),
          },
          { key: 'share', head: texts.funnelHeads.share, isNumber: true, cell: ({ share }) => share },
        ]}
        rows={rows}
        keyOf={({ step }) => step}
      />
    </Figure>
  );
}
