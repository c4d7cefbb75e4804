import type { Source } from '../contract/report.ts';

export type SourceGroup = 'records' | 'documents' | 'offices';

const GROUPS: Readonly<Record<Source['kind'], SourceGroup | null>> = {
  stat: 'records',
  list: 'records',
  law: 'documents',
  passage: 'documents',
  institution: 'offices',
  calc: null,
};
const ORDER: readonly SourceGroup[] = ['records', 'documents', 'offices'];

/** Quotes of one page together, where the first of them stands. */
export function pagesOf<S extends Pick<Source, 'kind' | 'number' | 'source_url'>>(
  sources: readonly S[],
): readonly (readonly [S, ...S[]])[] {
  const pages = new Map<string | number, [S, ...S[]]>();
  for (const source of sources) {
    const key = source.kind === 'passage' && source.source_url !== '' ? source.source_url : source.number;
    const page = pages.get(key);
    if (page) page.push(source);
    else pages.set(key, [source]);
  }
  return [...pages.values()];
}

/** Sources by what they are, empty groups left out. A calculation is no source: it stands in its table. */
export const groupedSources = <S extends Pick<Source, 'kind'>>(
  sources: readonly S[],
): readonly { readonly group: SourceGroup; readonly sources: readonly S[] }[] =>
  ORDER.map((group) => ({ group, sources: sources.filter(({ kind }) => GROUPS[kind] === group) })).filter(
    (each) => each.sources.length > 0,
  );
