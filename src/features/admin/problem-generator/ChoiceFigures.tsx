import {
  type Choices,
  exportGenerator,
  ParameterGroup,
  readChoices,
} from '../../../contract/admin/problem-generator.ts';
import type { TimeRange } from '../../../contract/analytics.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { formatNumber } from '../../../lib/locale.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { Figure } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { SaveCsv } from '../parts/SaveCsv.tsx';
import { Select } from '../parts/Select.tsx';
import type { Address } from '../parts/use-address.ts';
import { generator as texts } from './messages.ts';

const SHOWN = 12;

/** What the generator was set to. */
export function ChoiceFigures({ range, address }: { range: TimeRange; address: Address }) {
  const looked = useLook({ call: readChoices, query: { range } });
  return (
    <QueryBoundary looked={looked}>
      {(choices) => (
        <div aria-busy={looked.loading}>
          <Chosen choices={choices} range={range} address={address} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Chosen({ choices, range, address }: { choices: Choices; range: TimeRange; address: Address }) {
  const group = ParameterGroup.options.find((name) => name === address.get('group')) ?? 'industry';
  const found = choices.groups.find((one) => one.group === group);
  const more = (found?.choices.length ?? 0) - SHOWN;
  return (
    <Figure
      title={texts.choices}
      counts={texts.choicesCounts(formatNumber(choices.generations))}
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
