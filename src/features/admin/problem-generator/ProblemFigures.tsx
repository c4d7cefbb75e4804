import { exportGenerator, type Problems, readProblems } from '../../../contract/admin/problem-generator.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Figure } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { generator as texts } from './messages.ts';

const MARKS = ['problems', 'viewed', 'selected', 'bookmarked', 'liked'] as const;

/** How good the problems are that were found, and what founders made of them. */
export function ProblemFigures({ range }: { range: TimeRange }) {
  const looked = useLook({ call: readProblems, query: { range } });
  return (
    <QueryBoundary looked={looked}>
      {(problems) => (
        <div className="stack loose" aria-busy={looked.loading}>
          <Quality problems={problems} range={range} />
          <Marks marks={problems.marks} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Quality({ problems: { quality, marks }, range }: { problems: Problems; range: TimeRange }) {
  return (
    <Figure
      title={texts.quality}
      counts={texts.qualityCounts}
      file={<SaveCsv request={{ call: exportGenerator, query: { range, list: 'quality' } }} name="baraza-quality" />}
    >
      {marks.problems === 0 ? (
        <p className="empty">{figures.empty}</p>
      ) : (
        <Bars
          caption={texts.quality}
          heads={texts.qualityHeads}
          bars={quality.map(({ from, count }) => ({ key: String(from), name: texts.score(from), count }))}
        />
      )}
    </Figure>
  );
}

function Marks({ marks }: { marks: Problems['marks'] }) {
  return (
    <Figure title={texts.picks} counts={texts.picksCounts}>
      <FactTable
        caption={texts.picks}
        columns={[
          { key: 'mark', head: texts.pickHeads.mark, cell: (mark) => texts.marks[mark] },
          { key: 'count', head: texts.pickHeads.count, isNumber: true, cell: (mark) => formatNumber(marks[mark]) },
          {
            key: 'share',
            head: texts.pickHeads.share,
            isNumber: true,
            cell: (mark) => figures.percent(marks[mark], marks.problems),
          },
        ]}
        rows={MARKS}
        keyOf={(mark) => mark}
      />
    </Figure>
  );
}
