import type { Pain } from '../knowledge/pack-types.ts';
import type { Understanding } from '../understand/anchor.ts';

/** What is known of a problem, not how good it is: full points if the founder said it, half if we assumed it. */
export interface Mark {
  readonly label: string;
  readonly points: number;
  readonly of: number;
  readonly why: string;
}

const FULL = { sufferer: 15, place: 10, event: 15, cost: 20, payer: 15, proof: 15, test: 10 } as const;
const WEEK = 7;
const halfOf = (n: number): number => Math.ceil(n / 2);

const own = (state: string): boolean => state === 'given' || state === 'answered';

/** Seven questions whose answers a founder can improve in a week (design: Refiner). */
export function workOutMarks(
  { anchor }: Understanding,
  pain: Pain,
  record: 'on it' | 'near it' | 'none',
  /** The people of this reading are the founder's; others are our own guess, whatever else he said. */
  areHis: boolean,
): Mark[] {
  const named = areHis && own(anchor.who.state);
  const counted = anchor.sizes.times !== undefined || pain.sizing.inputs.some((i) => anchor.sizes[i.id] !== undefined);
  const isMet = anchor.evidence !== 'desk';
  const days = pain.tests[0]?.days ?? WEEK + 1;
  return [
    mark('Who suffers', FULL.sufferer, named ? 1 : 0.5, named ? 'you named {who}' : 'assumed: {who}'),
    mark(
      'Where',
      FULL.place,
      own(anchor.place.state) ? 1 : anchor.countries.length > 0 ? 0.5 : 0,
      own(anchor.place.state)
        ? 'you named {place}'
        : anchor.countries.length > 0
          ? 'only the country is known'
          : 'no country is named',
    ),
    mark(
      'What happens',
      FULL.event,
      anchor.told ? 1 : 0.5,
      anchor.told ? 'you told what goes wrong' : 'you told of a remedy; the trouble is our reading',
    ),
    mark('How often or how much', FULL.cost, counted ? 1 : 0, counted ? 'you gave a number' : 'no number yet'),
    mark(
      'Who pays',
      FULL.payer,
      own(anchor.payer.state) ? 1 : 0.5,
      own(anchor.payer.state) ? 'you named {payer}' : 'assumed: {payer}',
    ),
    mark(
      'What proves it',
      FULL.proof,
      isMet || record === 'on it' ? 1 : record === 'near it' ? 0.5 : 0,
      isMet
        ? 'you met those concerned'
        : record === 'on it'
          ? 'a public figure counts it'
          : record === 'near it'
            ? 'public figures only stand near it'
            : 'nothing on record was found',
    ),
    mark(
      'Can be tested in a week',
      FULL.test,
      days <= WEEK ? 1 : 0,
      days <= WEEK ? `a first test takes {n:${days}} days` : 'a first test takes longer',
    ),
  ];
}

const mark = (label: string, of: number, share: 0 | 0.5 | 1, why: string): Mark => ({
  label,
  of,
  points: share === 1 ? of : share === 0.5 ? halfOf(of) : 0,
  why,
});

export const total = (marks: readonly Mark[]): number => marks.reduce((sum, m) => sum + m.points, 0);
