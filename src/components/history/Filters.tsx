import type { HistoryFilters } from '../../contract/reports.ts';
import type { HistoryTerms } from '../../domain/history-query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { history as texts } from './messages.ts';
import '../../ui/form.css';

interface FiltersProps {
  terms: HistoryTerms;
  filters: HistoryFilters;
  onChange: (filters: HistoryFilters) => void;
  onOpen: () => void;
}

/** What is not asked for is left out, so that nothing chosen is nothing in the query. */
function tidy({ dateRange, categories, tags, onlyPinned }: HistoryFilters): HistoryFilters {
  const from = dateRange?.from || undefined;
  const to = dateRange?.to || undefined;
  return {
    ...((from ?? to) && { dateRange: { ...(from && { from }), ...(to && { to }) } }),
    ...(categories?.length && { categories }),
    ...(tags?.length && { tags }),
    ...(onlyPinned && { onlyPinned }),
  };
}

export function Filters({ terms, filters, onChange, onOpen }: FiltersProps) {
  const change = (changes: HistoryFilters) => onChange(tidy({ ...filters, ...changes }));
  const { dateRange = {}, categories = [], tags = [] } = filters;
  return (
    <details className="filters" onToggle={onOpen}>
      <summary>
        {texts.filters(Object.keys(filters).length)}
        <Icon name="down" />
      </summary>
      <div className="stack tight">
        <label className="check">
          <input
            type="checkbox"
            checked={filters.onlyPinned ?? false}
            onChange={(event) => change({ onlyPinned: event.target.checked })}
          />
          {texts.onlyPinned}
        </label>
        <fieldset>
          <legend>{texts.dates}</legend>
          <div className="row">
            <label>
              {texts.from}
              <input
                type="date"
                value={dateRange.from ?? ''}
                max={dateRange.to}
                onChange={(event) => change({ dateRange: { ...dateRange, from: event.target.value } })}
              />
            </label>
            <label>
              {texts.to}
              <input
                type="date"
                value={dateRange.to ?? ''}
                min={dateRange.from}
                onChange={(event) => change({ dateRange: { ...dateRange, to: event.target.value } })}
              />
            </label>
          </div>
        </fieldset>
        <Several
          legend={texts.categories}
          names={terms.categories}
          chosen={categories}
          onChange={(names) => change({ categories: names })}
        />
        <Several legend={texts.tags} names={terms.tags} chosen={tags} onChange={(names) => change({ tags: names })} />
      </div>
    </details>
  );
}

interface SeveralProps {
  legend: string;
  names: readonly string[];
  chosen: readonly string[];
  onChange: (names: string[]) => void;
}

function Several({ legend, names, chosen, onChange }: SeveralProps) {
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="several">
        {names.map((name) => (
          <label className="check" key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
