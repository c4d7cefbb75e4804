import { differingPairs } from '../differing.ts';
import type { ClaimWriter, ReportContext } from '../report-context.ts';
import type { Passage } from '../types.ts';

/** What stands around the quotes. */
interface FoundTexts {
  readonly head: string;
  readonly lead: string;
  readonly differ: string;
}

const ENGLISH: FoundTexts = {
  head: '**What others have found.**',
  lead: 'Published words on this problem, quoted as they stand. Nothing is concluded from them here: read each in its place before you rest on it.',
  differ:
    'The two quotes above give different figures. They may count different things, or be of another year, place or way of counting: find out which one describes your people.',
};

/** The quotes, with those beside each other that contradict; left out where there are none to show. */
export function addFound(
  w: Pick<ClaimWriter, 'add'>,
  { passages }: Pick<ReportContext, 'passages'>,
  { head, lead, differ }: FoundTexts = ENGLISH,
): void {
  if (passages.length === 0) return;
  w.add('found', 'recommendation', lead, { head });
  const pairs = differingPairs(passages);
  const told = new Set<Passage>();
  const add = (passage: Passage) => {
    told.add(passage);
    w.add(`found-${passage.id}`, 'fact', `{{pass:${passage.id}}}`);
  };
  for (const passage of passages) {
    if (told.has(passage)) continue;
    const pair = pairs.find((two) => two.includes(passage));
    if (pair === undefined) add(passage);
    else {
      pair.forEach(add);
      w.add(`found-differ-${passage.id}`, 'recommendation', differ);
    }
  }
}
