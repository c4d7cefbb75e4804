/**
 * How founders ask about a pain's parts: everyday words and short phrases, other than the pack's own, that a question
 * about the part is likely to use. The chat finds parts by them; no report shows them.
 */
export interface Asked {
  /** By the cause's id. */
  readonly causes: Readonly<Record<string, string>>;
  /** In the pack's order. */
  readonly alternatives: readonly string[];
  readonly want: string;
  readonly pay: string;
  readonly can: string;
  readonly chain: string;
  /** By the indicator's code. */
  readonly figures: Readonly<Record<string, string>>;
  readonly licences: readonly string[];
  readonly unknowns: readonly string[];
  readonly tests: readonly string[];
  readonly dealBreakers: readonly string[];
  readonly kill: string;
  readonly where: string;
  readonly political: string;
  readonly environmental: string;
  readonly notFound: string;
}

/** By the second part of the pain's id: 'sour-milk'. */
export type AskedOf = Readonly<Record<string, Asked>>;
