import {
  type Choices,
  exportGenerator,
  ParameterGroup,
  readChoices,
} from '../../../contract/admin/problem-generator.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/back-office.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Figure } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { Looking } from '../parts/Looking.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { generator as texts } from './messages.ts';

const MARKS = ['problems', 'viewed', 'selected', 'bookmarked', 'liked'] as const;
const SHOWN = 12;

/** What the generator was set to, how good what it found is, and what founders made of it. */
export function ChoiceFigures({ range, address }: { range: TimeRange; address: Address }) {
  const looked = useLook({ call: readChoices, query: { range } });
  return (
    <Looking looked={looked}>
      {(choices) => (
        <div className="stack loose" aria-busy={looked.loading}>
          <Chosen choices={choices} range={range} address={address} />
          <Quality choices={choices} range={range} />
          <Marks marks={choices.marks} />
        </div>
      )}
    </Looking>
  );
}

function Chosen({ choices, range, address }: { choices: Choices; range: TimeRange; address: Address }) {
  const group = ParameterGroup.options.find((name) => name === address.get('group')) ?? 'industry';
  const found = choices.groups.find((one) => one.group === group);
  const more = (found?.choices.length ?? 0) - SHOWN;
  return (
    <Figure
      title={texts.choices}
      counts={texts.choicesCounts(choices.generations.toLocaleString())}
      file={<SaveCsv request={{ call: exportGenerator, query: { range, list: 'choices' } }} name="baraza-choices" />}
    >
      <div className="filters-row">
        <Select
          label={texts.group}
          value={group}
          options={ParameterGroup.options.map((name) => [name, texts.groups[name]] as const)}
          onChange={(next) => address.set({ group: next })}
        />
      </div>
      {!found || found.choices.length === 0 ? (
        <p className="empty">{figures.empty}</p>
      ) : (
        <>
          <p className="muted">{texts.chosen(found.chosen)}</p>
          <Bars
            caption={texts.groups[group]}
            heads={[texts.groups[group], figures.heads.count]}
            bars={found.choices.slice(0, SHOWN).map(({ name, count }) => ({ key: name, name, count }))}
          />
          {more > 0 && <p className="muted">{figures.others(more)}</p>}
        </>
      )}
    </Figure>
  );
}

function Quality({ choices: { quality, marks }, range }: { choices: Choices; range: TimeRange }) {
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

function Marks({ marks }: { marks: Choices['marks'] }) {
  return (
    <Figure title={texts.picks} counts={texts.picksCounts}>
      <FactTable
        caption={texts.picks}
        columns={[
          { key: 'mark', head: texts.pickHeads.mark, cell: (mark) => texts.marks[mark] },
          { key: 'count', head: texts.pickHeads.count, isNumber: true, cell: (mark) => marks[mark].toLocaleString() },
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
