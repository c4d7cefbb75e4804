import type { ReportContent } from '../contract/report.ts';
import { textsIn } from './case/texts.ts';
import { passageBlock, passageSource, passagesFor } from './passages.ts';
import { besideEachOther } from './sections/found.ts';
import type { Passage } from './types.ts';

/** What a page says around the quotes, by place. */
const AROUND = ['sources', 'looked_up', 'new_tab'] as const;

/**
 * A starter kit with what others have published on its founder's trouble, quoted as it stands under a heading of its own; the
 * kit as it is where fewer than two passages bear on it.
 */
export function withPublished(kit: ReportContent, passages: readonly Passage[]): ReportContent {
  const { countries, language } = kit.metadata;
  const { heads, lines, passages: texts, page } = textsIn(language);
  const quoted = besideEachOther(passagesFor(countries, passages)).map(({ passage, differs }, at) => ({
    source: passageSource(passage, at + 1, texts),
    differs,
  }));
  if (quoted.length === 0) return kit;
  const found = [
    heads.found.replace(/\.\*\*$/, '**'),
    lines.quoted_alone,
    ...quoted.flatMap(({ source, differs }) => [
      passageBlock(source, countries, texts),
      ...(differs ? [lines.differ] : []),
    ]),
  ].join('\n\n');
  return {
    ...kit,
    industry_analysis: `${kit.industry_analysis}\n\n${found}`,
    sources: quoted.map(({ source }) => source),
    metadata: {
      ...kit.metadata,
      ...(language !== 'en' && { labels: Object.fromEntries(AROUND.map((place) => [place, page[place]])) }),
    },
  };
}
