import * as v from 'valibot';
import {
  type Dimension,
  type Measure,
  ReportDefinition,
  type ReportSpan,
  SOURCES,
  type Source,
} from '../../../contract/admin/custom-reports.ts';

/** A report while it is put together: nothing says yet that it can be counted. */
export interface Draft {
  readonly source: Source;
  readonly dimensions: readonly Dimension[];
  readonly measures: readonly Measure[];
  readonly span: ReportSpan;
}

export const FIRST: Draft = {
  source: 'reports',
  dimensions: ['week'],
  measures: ['count'],
  span: { last: 'quarter' },
};

/** What can be counted; null while something is missing. */
export function definitionOf(draft: Draft): ReportDefinition | null {
  const parsed = v.safeParse(ReportDefinition, draft);
  return parsed.success ? parsed.output : null;
}

const Kept = v.pipe(v.string(), v.parseJson(), ReportDefinition);

/** The draft as an address has it; the first one where it has none that can be counted. */
export function draftIn(text: string | undefined): Draft {
  const parsed = v.safeParse(Kept, text);
  return parsed.success ? parsed.output : FIRST;
}

/** Another source, with what of the draft fits it. */
export function withSource(draft: Draft, source: Source): Draft {
  const { dimensions, measures } = SOURCES[source];
  const fitting = draft.dimensions.filter((one) => dimensions.includes(one));
  const counted = draft.measures.filter((one) => measures.includes(one));
  return {
    ...draft,
    source,
    dimensions: fitting.length > 0 ? fitting : dimensions.slice(0, 1),
    measures: counted.length > 0 ? counted : measures.slice(0, 1),
  };
}

/** At most three, in the order they are offered. */
export function withMeasure(draft: Draft, measure: Measure, wanted: boolean): Draft {
  const chosen = SOURCES[draft.source].measures.filter((one) =>
    one === measure ? wanted : draft.measures.includes(one),
  );
  return chosen.length > 3 ? draft : { ...draft, measures: chosen };
}
