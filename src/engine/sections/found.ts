import { differingPairs } from '../differing.ts';
import { TEXTS } from '../every-report.ts';
import type { ClaimWriter, ReportContext } from '../report-context.ts';
import type { Passage } from '../types.ts';

/** What stands around the quotes. */
interface FoundTexts {
  readonly head: string;
  readonly lead: string;
  readonly differ: string;
}

const ENGLISH: FoundTexts = {
  head: TEXTS.heads.found,
  lead: 'Published words on this problem, quoted as they stand. Nothing is concluded from them here: read each in its place before you rest on it.',
  differ: TEXTS.lines.differ,
};

/** In the order given, but those beside each other that contradict; `differs`: from the one before it. */
export function besideEachOther(
  passages: readonly Passage[],
): { readonly passage: Passage; readonly differs: boolean }[] {
  const pairs = differingPairs(passages);
  const told = new Set<Passage>();
  return passages.flatMap((passage) => {
    if (told.has(passage)) return [];
    const both = pairs.find((two) => two.includes(passage)) ?? [passage];
    for (const one of both) told.add(one);
    return both.map((one, at) => ({ passage: one, differs: at > 0 }));
  });
}

/** The quotes; left out where there are none to show. */
export function addFound(
  w: Pick<ClaimWriter, 'add'>,
  { passages }: Pick<ReportContext, 'passages'>,
  { head, lead, differ }: FoundTexts = ENGLISH,
): void {
  if (passages.length === 0) return;
  w.add('found', 'recommendation', lead, { head });
  for (const { passage, differs } of besideEachOther(passages)) {
    w.add(`found-${passage.id}`, 'fact', `{{pass:${passage.id}}}`);
    if (differs) w.add(`found-differ-${passage.id}`, 'recommendation', differ);
  }
}
