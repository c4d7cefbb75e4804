import { useState } from 'react';
import {
  type CustomReport,
  type Dimension,
  type Measure,
  SOURCES,
  Source,
} from '../../../contract/admin/custom-reports.ts';
import { TimeRange } from '../../../contract/analytics.ts';
import { spanOf } from '../../../domain/office-span.ts';
import { dayOf } from '../../../lib/day-of.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Figure } from '../parts/Figure.tsx';
import { figures } from '../parts/figure-messages.ts';
import { Select } from '../parts/Select.tsx';
import { type Draft, definitionOf, withMeasure, withSource } from './definition.ts';
import { reports as texts } from './messages.ts';
import { Saving } from './Saving.tsx';

const OWN = 'own';

interface BuilderProps {
  draft: Draft;
  /** The kept report it began as, if it did. */
  edited: CustomReport | null;
  onChange: (draft: Draft) => void;
  onFresh: () => void;
  onSaved: (report: CustomReport) => void;
}

/** Puts a report together from what there is to choose. */
export function Builder({ draft, edited, onChange, onFresh, onSaved }: BuilderProps) {
  const [saving, setSaving] = useState<'new' | 'changes' | null>(null);
  const { dimensions, measures } = SOURCES[draft.source];
  const [first = dimensions[0] ?? 'day', second] = draft.dimensions;
  const named = (names: readonly Dimension[]) => names.map((name) => [name, texts.dimensions[name]] as const);
  const definition = definitionOf(draft);
  return (
    <Figure title={edited ? texts.editing(edited.name) : texts.build} counts={texts.buildCounts}>
      <div className="filters-row">
        <Select
          label={texts.source}
          value={draft.source}
          options={Source.options.map((source) => [source, texts.sources[source]] as const)}
          onChange={(value) => {
            const source = Source.options.find((one) => one === value);
            if (source) onChange(withSource(draft, source));
          }}
        />
        <Select
          label={texts.first}
          value={first}
          options={named(dimensions)}
          onChange={(value) => {
            const others = second === undefined || second === value ? [] : [second];
            onChange({ ...draft, dimensions: [value as Dimension, ...others] });
          }}
        />
        <Select
          label={texts.second}
          value={second ?? ''}
          options={[['', texts.nothing], ...named(dimensions.filter((one) => one !== first))]}
          onChange={(value) => onChange({ ...draft, dimensions: value ? [first, value as Dimension] : [first] })}
        />
        <Span draft={draft} onChange={onChange} />
      </div>
      <p className="muted">{texts.sourceNotes[draft.source]}</p>
      <Measures draft={draft} offered={measures} onChange={onChange} />
      {!definition && <Notice tone="warning">{texts.incomplete}</Notice>}
      <div className="row">
        {edited && (
          <>
            <Button disabled={!definition} onClick={() => setSaving('changes')}>
              {texts.saveChanges}
            </Button>
            <Button look="quiet" onClick={onFresh}>
              {texts.fresh}
            </Button>
          </>
        )}
        <Button look={edited ? 'quiet' : 'primary'} disabled={!definition} onClick={() => setSaving('new')}>
          {texts.save}
        </Button>
      </div>
      {saving && definition && (
        <Saving
          definition={definition}
          edited={saving === 'changes' ? edited : null}
          onClose={() => setSaving(null)}
          onSaved={(report) => {
            setSaving(null);
            onSaved(report);
          }}
        />
      )}
    </Figure>
  );
}

interface PartProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

function Measures({ draft, offered, onChange }: PartProps & { offered: readonly Measure[] }) {
  return (
    <fieldset className="choice">
      <legend>
        {texts.measures} <small className="muted">{texts.measuresHint}</small>
      </legend>
      {offered.map((measure) => {
        const isChosen = draft.measures.includes(measure);
        return (
          <label className="check" key={measure}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && draft.measures.length === 3}
              onChange={(event) => onChange(withMeasure(draft, measure, event.target.checked))}
            />
            {texts.measureNames[measure]}
          </label>
        );
      })}
    </fieldset>
  );
}

function Span({ draft, onChange }: PartProps) {
  const { span } = draft;
  const change = (value: string) => {
    const last = TimeRange.options.find((range) => range === value);
    if (last) return onChange({ ...draft, span: { last } });
    const now = Date.now();
    onChange({ ...draft, span: { from: 'last' in span ? spanOf(span.last, now).from : span.from, to: dayOf(now) } });
  };
  return (
    <>
      <Select
        label={texts.span}
        value={'last' in span ? span.last : OWN}
        options={[...TimeRange.options.map((range) => [range, figures.ranges[range]] as const), [OWN, texts.ownDays]]}
        onChange={change}
      />
      {!('last' in span) &&
        (['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={texts[name]}
            type="date"
            required
            value={span[name]}
            onChange={(event) => onChange({ ...draft, span: { ...span, [name]: event.target.value } })}
          />
        ))}
    </>
  );
}
