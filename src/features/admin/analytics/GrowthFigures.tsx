import { exportAnalytics, readGrowth } from '../../../contract/admin/analytics.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Figure, Totals } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { TimeFigures } from '../parts/TimeFigures.tsx';
import type { Address } from '../parts/use-address.ts';
import { analytics as texts } from './messages.ts';

const SERIES = ['sign_ups', 'active'] as const;

/** How many came, and how many are about. */
export function GrowthFigures({ range, address }: { range: TimeRange; address: Address }) {
  const looked = useLook({ call: readGrowth, query: { range } });
  const shown = SERIES.find((series) => series === address.get('show')) ?? 'sign_ups';
  return (
    <QueryBoundary looked={looked}>
      {(growth) => (
        <div className="stack loose" aria-busy={looked.loading}>
          <p className="muted">
            {figures.span(growth.span.from, growth.span.to)}. {figures.utc}
          </p>
          <Totals
            totals={(['sign_ups', 'active', 'reports', 'kits'] as const).map((name) => ({
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
            <TimeFigures
              caption={texts.growth}
              grain={growth.span.grain}
              steps={growth[shown].map(({ date }) => date)}
              series={[{ name: texts.shown[shown], values: growth[shown].map(({ count }) => count) }]}
              earlier={growth.earlier[shown].map(({ count }) => count)}
            />
          </Figure>
        </div>
      )}
    </QueryBoundary>
  );
}
