import {
  type AnalyticsList,
  exportAnalytics,
  readTopics,
  type Slices,
  type Topics,
} from '../../../contract/admin/analytics.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/back-office.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { Figure } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { Looking } from '../parts/Looking.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { analytics as texts } from './messages.ts';

/** What reports and generated problems are about: which countries, which industries. */
export function TopicFigures({ range }: { range: TimeRange }) {
  const looked = useLook({ call: readTopics, query: { range } });
  return (
    <Looking looked={looked}>
      {(topics) => (
        <>
          <About
            title={texts.reports}
            counts={texts.reportsCounts(topics.reports.total.toLocaleString())}
            topics={topics.reports}
            range={range}
            lists={['report_countries', 'report_industries']}
          />
          <About
            title={texts.problems}
            counts={texts.problemsCounts(topics.problems.total.toLocaleString())}
            topics={topics.problems}
            range={range}
            lists={['problem_countries', 'problem_industries']}
          />
        </>
      )}
    </Looking>
  );
}

interface AboutProps {
  title: string;
  counts: string;
  topics: Topics['reports'];
  range: TimeRange;
  lists: readonly [AnalyticsList, AnalyticsList];
}

function About({ title, counts, topics, range, lists: [countries, industries] }: AboutProps) {
  return (
    <Figure title={title} counts={counts}>
      {topics.total === 0 ? (
        <p className="empty">{figures.empty}</p>
      ) : (
        <div className="halves">
          <Names title={texts.countries} slices={topics.countries} of={title} range={range} list={countries} />
          <Names title={texts.industries} slices={topics.industries} of={title} range={range} list={industries} />
        </div>
      )}
    </Figure>
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
