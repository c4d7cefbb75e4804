import type { ReportContent } from '../../contract/report.ts';
import { WRITTEN_PARTS } from '../../contract/written-parts.ts';
import { namesItsCountry, passageBlock } from '../passages.ts';
import type { Passage } from '../types.ts';
import { atLeast, type CheckResult, citesIn, pieces } from './parts.ts';

const FEWEST = 2;

/**
 * Every quote stands word for word as it was published, once, with its [n]; every one is of what was looked up; what rests on one
 * about another country names that country. Where code alone chose them, two at the least, or none. `passages` are those that the
 * report may quote.
 */
export function checkPassages(content: ReportContent, passages: readonly Passage[]): CheckResult {
  const bad: string[] = [];
  const { countries } = content.metadata;
  const quoted = content.sources.filter(({ kind }) => kind === 'passage');
  if (content.metadata.case === undefined && quoted.length > 0 && quoted.length < FEWEST)
    bad.push('a single quote is shown');
  for (const source of quoted) {
    const { passage } = source;
    const known = passages.find(({ quote, url }) => quote === passage?.quote && url === source.source_url);
    if (known === undefined) bad.push(`[${source.number}] is no passage that was looked up`);
    else if (!isSame(source, known)) bad.push(`[${source.number}] says something else of its passage`);
    const times = WRITTEN_PARTS.reduce(
      (sum, key) => sum + content[key].split(passageBlock(source, countries)).length - 1,
      0,
    );
    if (times !== 1) bad.push(`[${source.number}] is quoted ${times} times, or not word for word`);
  }
  for (const line of WRITTEN_PARTS.flatMap((key) => content[key].split('\n')))
    if (line.startsWith('> “') && !quoted.some((source) => passageBlock(source, countries).startsWith(`${line}\n`)))
      bad.push(`a quote of nobody: ${line.slice(0, 120)}`);
  for (const piece of pieces(content))
    for (const { number, passage } of quoted.filter((source) => citesIn(piece).includes(source.number)))
      if (!namesItsCountry(piece, passage?.country ?? '', countries))
        bad.push(`[${number}] is about ${passage?.country}, which is not named: ${piece.slice(0, 120)}`);
  return atLeast('quotes are word for word those of their sources', bad.length === 0 ? 1 : 0, 1, bad);
}

function isSame({ source_title, publisher, year, passage }: ReportContent['sources'][number], known: Passage): boolean {
  return (
    passage !== undefined &&
    source_title === known.title &&
    publisher === known.publisher &&
    year === known.published.slice(0, 4) &&
    passage.place === known.place &&
    passage.published === known.published &&
    passage.country === known.country
  );
}
