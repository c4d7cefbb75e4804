import type { Reading } from '../reading/types.ts';

/** One part of a refinement's score: how much of the problem the idea itself tells. */
export interface Mark {
  readonly label: string;
  readonly points: number;
  readonly of: number;
  readonly why: string;
}

const NEARNESS = 40;
const REST = 20;

/** `covers`: the share of the idea's words that the playbook knows. `hasNumber`: whether a number stands in the idea in digits. */
export function marksOf({ evidence, place }: Reading, covers: number, hasNumber: boolean): Mark[] {
  const isPlace = place.state !== 'open';
  return [
    {
      label: 'Nearness',
      points: Math.round(NEARNESS * Math.min(1, covers)),
      of: NEARNESS,
      why: `${Math.round(100 * Math.min(1, covers))}% of your words are among those this problem is told in`,
    },
    {
      label: 'Place',
      points: isPlace ? REST : 0,
      of: REST,
      why: isPlace ? 'you say where' : 'we found no place in it that we know',
    },
    {
      label: 'Numbers',
      points: hasNumber ? REST : 0,
      of: REST,
      why: hasNumber ? 'a number stands in it' : 'no number in digits stands in it',
    },
    {
      label: 'Proof',
      points: { desk: 0, says: 10, does: 15, pays: REST }[evidence],
      of: REST,
      why: {
        desk: 'it tells of nobody asked',
        says: 'people told you',
        does: 'you watched or counted',
        pays: 'somebody has paid',
      }[evidence],
    },
  ];
}

export const total = (marks: readonly Mark[]): number => marks.reduce((sum, { points }) => sum + points, 0);
