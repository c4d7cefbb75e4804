import {
  type AnalyticsList,
  exportAnalytics,
  readTopics,
  type Slices,
  type TopicsOf,
} from '../../../contract/admin/analytics.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { Figure } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { analytics as texts } from './messages.ts';

const SUBJECTS = {
  reports: { title: texts.reports, counts: texts.reportsCounts, lists: ['report_countries', 'report_industries'] },
  problems: { title: texts.problems, counts: texts.problemsCounts, lists: ['problem_countries', 'problem_industries'] },
} as const;

/** What reports or generated problems are about: which countries, which industries. */
export function TopicFigures({ of, range }: { of: TopicsOf; range: TimeRange }) {
  const looked = useLook({ call: readTopics, query: { range, of } });
  const { title, counts, lists } = SUBJECTS[of];
  return (
    <QueryBoundary looked={looked}>
      {({ total, countries, industries }) => (
        <Figure title={title} counts={counts(formatNumber(total))}>
          {total === 0 ? (
            <p className="empty">{figures.empty}</p>
          ) : (
            <div className="halves" aria-busy={looked.loading}>
              <Names title={texts.countries} slices={countries} of={title} range={range} list={lists[0]} />
              <Names title={texts.industries} slices={industries} of={title} range={range} list={lists[1]} />
            </div>
          )}
        </Figure>
      )}
    </QueryBoundary>
  );
}

interface NamesProps {
  title: string;
  of: string;
  slices: Slices;
  range: TimeRange;
  list: AnalyticsList;
}

function Names({ title, of, slices: { shown, names }, range, list }: NamesProps) {
  const more = names - shown.length;
  return (
    <section className="stack tight">
      <h4>{title}</h4>
      <Bars
        caption={`${of}, ${title}`}
        heads={[figures.heads.name, figures.heads.count]}
        bars={shown.map(({ name, count }) => ({ key: name, name, count }))}
      />
      <div className="outcome">
        {more > 0 && <span className="muted">{figures.others(more)}</span>}
        <SaveCsv
          request={{ call: exportAnalytics, query: { range, list } }}
          name={`baraza-${list.replace('_', '-')}`}
        />
      </div>
    </section>
  );
}
