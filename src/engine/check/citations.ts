import type { ReportContent } from '../../contract/report.ts';
import { WRITTEN_PARTS } from '../../contract/written-parts.ts';
import { indicatorOf, limitOf, sourceUrl } from '../evidence.ts';
import type { CountryPack } from '../types.ts';
import { atLeast, type CheckResult, citesIn, pieces, recordBehind } from './parts.ts';

/** Every [n] resolves and every source is used. */
export function checkCitations(content: ReportContent): CheckResult {
  const cited = new Set([
    ...WRITTEN_PARTS.flatMap((key) => citesIn(content[key])),
    ...content.tables.flatMap((t) => t.rows.flatMap((r) => r.flatMap(citesIn))),
  ]);
  const numbers = new Set(content.sources.map((s) => s.number));
  const dangling = [...cited].filter((n) => !numbers.has(n)).map((n) => `[${n}] has no source`);
  const unused = content.sources.filter((s) => !cited.has(s.number)).map((s) => `source ${s.number} is not cited`);
  const misnumbered = content.sources
    .filter((s, i) => s.number !== i + 1)
    .map((s) => `source ${s.number} out of order`);
  // An office is said with its source each time: one citation of it elsewhere is not enough.
  const bare = pieces(content)
    .filter((piece) => piece.includes('Office on record: ') && citesIn(piece).length === 0)
    .map((piece) => `an office without its source: ${piece.slice(0, 120)}`);
  const bad = [...dangling, ...unused, ...misnumbered, ...bare];
  return atLeast('every [n] resolves, every source is cited', bad.length === 0 ? 1 : 0, 1, bad);
}

/** Each source line says what the catalogue and the pack say: title, publisher, year, address, licence, limit. */
export function checkSources(content: ReportContent, packs: readonly CountryPack[]): CheckResult {
  const bad: string[] = [];
  for (const source of content.sources) {
    const fault = faultOf(source, content, packs);
    if (fault) bad.push(`source ${source.number}: ${fault}`);
  }
  return atLeast('source lines agree with the records', bad.length === 0 ? 1 : 0, 1, bad);
}

function faultOf(
  source: ReportContent['sources'][number],
  content: ReportContent,
  packs: readonly CountryPack[],
): string | null {
  if (source.kind === 'calc')
    return content.metadata.calcs.some(
      (c) => c.number === source.number && source.source_title === `Calculation: ${c.formula}`,
    )
      ? null
      : 'no such calculation';
  if (source.kind === 'institution') {
    return packs.some((p) => p.institutions.some((i) => i.name === source.source_title && i.url === source.source_url))
      ? null
      : 'no such office';
  }
  if (source.kind === 'list')
    return packs.some(
      (p) =>
        p.listsUrl === source.source_url &&
        source.source_title.startsWith(p.name) &&
        source.year === String(p.farmProducts.year ?? ''),
    )
      ? null
      : 'no such list';
  // Held against what was looked up, in a check of its own.
  if (source.kind === 'passage') return null;
  const figure = recordBehind(source, packs);
  if (!figure) return 'no such record';
  const { record, indicator, pack } = figure;
  const years = [String(record.year), ...(record.earlier ? [`${record.year}, ${record.earlier.year}`] : [])];
  if (source.source_title !== `${indicator.name}, ${pack.name} (${record.code}), ${indicator.title}`)
    return 'another title';
  if (source.publisher !== indicatorOf(record.code)?.publisher) return 'another publisher';
  if (!years.includes(source.year)) return 'another year';
  if (source.source_url !== sourceUrl(figure)) return 'another address';
  if (source.licence !== indicator.licence) return 'another licence';
  return source.limits === limitOf(record) ? null : 'another limit';
}
