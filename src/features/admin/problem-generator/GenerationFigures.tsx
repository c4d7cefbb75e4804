import {
  Ending,
  exportGenerator,
  type Generations,
  readGenerations,
} from '../../../contract/admin/problem-generator.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Figure, Totals } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { Select } from '../parts/Select.tsx';
import { TimeFigures } from '../parts/TimeFigures.tsx';
import type { Address } from '../parts/use-address.ts';
import { moment } from '../parts/words.ts';
import { generator as texts } from './messages.ts';

const sum = (counts: Readonly<Record<Ending, number>>): number =>
  Ending.options.reduce((all, ending) => all + counts[ending], 0);
const told = (ms: number | null) => (ms === null ? '–' : texts.duration(ms));

/** How many lists were asked for, how they ended, how long they took, and why some failed. */
export function GenerationFigures({ range, address }: { range: TimeRange; address: Address }) {
  const looked = useLook({ call: readGenerations, query: { range } });
  return (
    <QueryBoundary looked={looked}>
      {(generations) => (
        <div className="stack loose" aria-busy={looked.loading}>
          <p className="muted">
            {figures.span(generations.span.from, generations.span.to)}. {figures.utc}
          </p>
          <Totals
            totals={[
              { name: texts.totals.started, value: sum(generations.totals) },
              { name: texts.totals.people, value: generations.people },
              { name: texts.totals.median, value: told(generations.duration.median_ms) },
              { name: texts.totals.p90, value: told(generations.duration.p90_ms) },
            ]}
          />
          <OverTime generations={generations} range={range} address={address} />
          <Failures failures={generations.failures} range={range} />
          <Figure title={texts.handed} counts={texts.handedCounts}>
            <Totals
              totals={(['explorer', 'refiner'] as const).map((place) => ({
                name: texts.places[place],
                value: generations.handed_over[place],
              }))}
            />
          </Figure>
        </div>
      )}
    </QueryBoundary>
  );
}

interface OverTimeProps {
  generations: Generations;
  range: TimeRange;
  address: Address;
}

function OverTime({ generations: { span, steps, totals }, range, address }: OverTimeProps) {
  const shown = Ending.options.find((ending) => ending === address.get('ending'));
  const all = sum(totals);
  return (
    <Figure
      title={texts.time}
      counts={texts.timeCounts}
      file={
        <SaveCsv request={{ call: exportGenerator, query: { range, list: 'generations' } }} name="baraza-generations" />
      }
    >
      {all === 0 ? (
        <p className="empty">{texts.empty}</p>
      ) : (
        <>
          <div className="filters-row">
            <Select
              label={texts.show}
              value={shown ?? ''}
              options={[['', texts.all], ...Ending.options.map((ending) => [ending, texts.endings[ending]] as const)]}
              onChange={(ending) => address.set({ ending })}
            />
          </div>
          <TimeFigures
            caption={texts.time}
            grain={span.grain}
            steps={steps.map(({ date }) => date)}
            series={(shown ? [shown] : Ending.options).map((ending) => ({
              name: texts.endings[ending],
              values: steps.map((step) => step[ending]),
            }))}
          />
          <FactTable
            caption={texts.time}
            columns={[
              { key: 'ending', head: texts.endingHeads.ending, cell: (ending) => texts.endings[ending] },
              {
                key: 'count',
                head: texts.endingHeads.count,
                isNumber: true,
                cell: (ending) => formatNumber(totals[ending]),
              },
              {
                key: 'share',
                head: texts.endingHeads.share,
                isNumber: true,
                cell: (ending) => figures.percent(totals[ending], all),
              },
            ]}
            rows={Ending.options}
            keyOf={(ending) => ending}
          />
        </>
      )}
    </Figure>
  );
}

function Failures({ failures, range }: { failures: Generations['failures']; range: TimeRange }) {
  return (
    <Figure
      title={texts.failures}
      counts={texts.failuresCounts}
      file={
        failures.length > 0 && (
          <SaveCsv request={{ call: exportGenerator, query: { range, list: 'failures' } }} name="baraza-failures" />
        )
      }
    >
      {failures.length === 0 ? (
        <p className="empty">{texts.noFailures}</p>
      ) : (
        <FactTable
          caption={texts.failures}
          columns={[
            { key: 'reason', head: texts.failureHeads.reason, cell: ({ reason }) => reason || '–' },
            {
              key: 'count',
              head: texts.failureHeads.count,
              isNumber: true,
              cell: ({ count }) => formatNumber(count),
            },
            { key: 'last', head: texts.failureHeads.last, cell: ({ last }) => moment(last) },
          ]}
          rows={failures}
          keyOf={({ reason }) => reason}
        />
      )}
    </Figure>
  );
}
