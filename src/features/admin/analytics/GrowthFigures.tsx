import { exportAnalytics, type Growth, readGrowth } from '../../../contract/admin/analytics.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/back-office.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Figure, Totals } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { Looking } from '../parts/Looking.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { TimeFigures } from '../parts/TimeFigures.tsx';
import type { Address } from '../parts/use-address.ts';
import { analytics as texts } from './messages.ts';

const SERIES = ['sign_ups', 'active'] as const;

/** How many came, how many are about, and how far those who came got. */
export function GrowthFigures({ range, address }: { range: TimeRange; address: Address }) {
  const looked = useLook({ call: readGrowth, query: { range } });
  const shown = SERIES.find((series) => series === address.get('show')) ?? 'sign_ups';
  return (
    <Looking looked={looked}>
      {(growth) => (
        <div className="stack loose" aria-busy={looked.loading}>
          <p className="muted">
            {figures.span(growth.span.from, growth.span.to)}. {figures.utc}
          </p>
          <Totals
            totals={(['sign_ups', 'active', 'reports'] as const).map((name) => ({
              name: texts.totals[name],
              value: growth.totals[name],
              beside: texts.totals.before(growth.before[name]),
            }))}
          />
          <Figure
            title={texts.growth}
            counts={texts.growthCounts}
            file={
              <SaveCsv request={{ call: exportAnalytics, query: { range, list: 'sign_ups' } }} name="baraza-people" />
            }
          >
            <Choice
              label={texts.show}
              options={SERIES.map((value) => ({ value, text: texts.shown[value] }))}
              value={shown}
              onChange={(show) => address.set({ show })}
            />
            <TimeFigures label={texts.shown[shown]} head={figures.heads[growth.span.grain]} steps={growth[shown]} />
          </Figure>
          <Activation activation={growth.activation} />
          <Funnel funnel={growth.funnel} range={range} />
        </div>
      )}
    </Looking>
  );
}

function Activation({ activation: { from, to, people, activated } }: { activation: Growth['activation'] }) {
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

function Funnel({ funnel, range }: { funnel: Growth['funnel']; range: TimeRange }) {
  const rows = funnel.map(({ step, count }, index) => {
    const before = funnel[index - 1];
    // Visits are not people: no share of them is anybody's.
    const share = before && before.step !== 'visits' ? figures.percent(count, before.count) : '–';
    return { step, count, share };
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
          { key: 'step', head: texts.funnelHeads.step, cell: ({ step }) => texts.steps[step] },
          {
            key: 'count',
            head: texts.funnelHeads.count,
            isNumber: true,
            cell: ({ count }) => count.toLocaleString(),
          },
          { key: 'share', head: texts.funnelHeads.share, isNumber: true, cell: ({ share }) => share },
        ]}
        rows={rows}
        keyOf={({ step }) => step}
      />
    </Figure>
  );
}
