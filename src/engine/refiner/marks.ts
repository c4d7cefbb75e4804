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

/** `covers` is the share of the idea's words that the playbook knows. */
export function marksOf({ evidence, place, numbers }: Reading, covers: number): Mark[] {
  const isPlace = place.state !== 'open';
  return [
    {
      label: 'Nearness',
      points: Math.round(NEARNESS * Math.min(1, covers)),
      of: NEARNESS,
      why: `the playbook knows ${Math.round(100 * Math.min(1, covers))}% of your words`,
    },
    {
      label: 'Place',
      points: isPlace ? REST : 0,
      of: REST,
      why: isPlace ? 'you say where' : 'you do not say where',
    },
    {
      label: 'Numbers',
      points: numbers.length > 0 ? REST : 0,
      of: REST,
      why: numbers.length > 0 ? 'you give a number' : 'you give no number',
    },
    {
      label: 'Proof',
      points: { desk: 0, says: 10, does: 15, pays: REST }[evidence],
      of: REST,
      why: {
        desk: 'nobody was asked yet',
        says: 'people told you',
        does: 'you watched or counted',
        pays: 'somebody has paid',
      }[evidence],
    },
  ];
}

export const total = (marks: readonly Mark[]): number => marks.reduce((sum, { points }) => sum + points, 0);
