import type { Cue, Points } from './cues/cue.ts';
import { DOUBTS } from './cues/doubts.ts';
import { GOING } from './cues/going.ts';
import { MONEY } from './cues/money.ts';
import { OTHERS } from './cues/others.ts';
import { REPORT } from './cues/report.ts';
import { USUAL } from './cues/usual.ts';
import { WORK } from './cues/work.ts';
import { WORLD } from './cues/world.ts';
import type { Kind } from './kinds.ts';
import { plain } from './terms.ts';

const CUES = [...WORK, ...DOUBTS, ...WORLD, ...REPORT, ...GOING, ...MONEY, ...OTHERS];

/** The ways of asking that a question uses. */
export function cuesIn(question: string): readonly Cue[] {
  const asked = plain(question);
  return CUES.filter(({ asks }) => asks.test(asked));
}

const pointsFor = (points: Points, kind: Kind): number =>
  (points[kind] ?? 0) + (/^test\d/.test(kind) ? (points.test ?? 0) : 0);

/** Towards which kinds of parts a question leans by the way it is asked, its subject aside. */
export function leaning(question: string): (kind: Kind) => number {
  const cues = cuesIn(question);
  return (kind) => cues.reduce((sum, { points }) => sum + pointsFor(points, kind), pointsFor(USUAL, kind));
}
