/** How a slot came to its value. Only what was given or answered counts as the founder's own. */
export type SlotState = 'given' | 'answered' | 'inferred' | 'assumed';

export interface Slot {
  readonly value: string;
  readonly state: SlotState;
}

/** A noun in both numbers, as the texts need it. */
export interface NounSlot extends Slot {
  readonly one: string;
}

export type NumberKind = 'money' | 'count' | 'share' | 'hours' | 'days' | 'rate';
export type Per = 'day' | 'week' | 'month' | 'term' | 'season' | 'year';

/** A number the founder wrote, with enough of its surroundings to know what it measures. */
export interface FounderNumber {
  readonly kind: NumberKind;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Folded words after it: 'crates', 'a trip'. */
  readonly noun: string;
  readonly per: string;
  /** The folded words of its sentence around it. */
  readonly context: string;
  readonly hedged: boolean;
  readonly rate: Per | null;
  /** Brought to another period than it was said for. */
  readonly scaled?: true;
  /** Part and whole of a share that was counted: '3 of 12'. */
  readonly of?: readonly [part: number, whole: number];
  /** As written, for quoting. */
  readonly words: string;
}

export type EvidenceRung = 'desk' | 'says' | 'does' | 'pays';

/** What the founder said, frozen: every later step is tested against it. Plain data. */
export interface Anchor {
  readonly text: string;
  readonly french: boolean;
  /** Home country first, at most three. */
  readonly countries: readonly string[];
  readonly countryState: SlotState;
  readonly country: string;
  /** Fits after 'in'. */
  readonly place: Slot;
  readonly industry: string;
  readonly industryName: string;
  readonly pain: string;
  readonly painState: SlotState;
  readonly who: NounSlot;
  readonly payer: NounSlot;
  readonly good: Slot;
  readonly unit: NounSlot;
  /** The founder's clearest sentence about what goes wrong, safe to quote; '' when there is none. */
  readonly quote: string;
  /** Causes the founder named: ids of the pain's, and words of his own that match none. */
  readonly causes: readonly string[];
  readonly ownCause: string;
  readonly workaround: string;
  readonly numbers: readonly FounderNumber[];
  /** Number found for an input of the sizing, by the input's id; 'times' is the frequency. */
  readonly sizes: Readonly<Record<string, FounderNumber>>;
  readonly trap: boolean;
  readonly trapAnswer: string;
  readonly evidence: EvidenceRung;
  readonly evidenceCount: number;
  /** Whom he met, as he names them: 'school owners'; '' when the text does not say. */
  readonly evidenceWith: string;
  /** What he says others are paid today for help with it, as he wrote it, with the sum or ''; null when he says nothing of it. */
  readonly paidToday: { readonly words: string; readonly quote: string } | null;
  /** Whether the text tells something that goes wrong, rather than only a remedy. */
  readonly told: boolean;
  readonly solution: string;
  /** The founder's own account, where no known pain is surely his; null where one is. */
  readonly plain: {
    readonly trouble: string;
    /** Its hardest clause, for a title. */
    readonly short: string;
    readonly others: readonly string[];
    readonly way: string;
    /** He is one of those who bear it. */
    readonly isSpeaker: boolean;
  } | null;
  readonly answers: readonly {
    readonly question: string;
    readonly answer: string;
    readonly skipped: boolean;
    readonly assumed: string;
  }[];
}
