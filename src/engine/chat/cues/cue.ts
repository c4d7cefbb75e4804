import type { Kind } from '../kinds.ts';

/** Points for kinds of parts, on the scale on which a rare word that is met is worth about three; 'test' stands for all three tests. */
export type Points = Readonly<Partial<Record<Kind | 'test', number>>>;

/**
 * A phrase founders ask with, whatever the trade, and the kinds of parts it points to: 'is it because …' to the causes,
 * 'how many must …' to the mark of a test. The points were set by hand against bench/chat's questions of several authors: fitted ones did worse on a new author.
 */
export interface Cue {
  /** Met by the question as terms.ts `plain` writes it. */
  readonly asks: RegExp;
  readonly points: Points;
}
