/** What one job may spend on a model. */
export interface Limits {
  readonly calls: number;
  readonly tokens: number;
  readonly seconds: number;
  /** Money in the operator's currency, by the prices they set; null: not counted. */
  readonly money: number | null;
  /** Price of a million tokens; 0 where none was set. */
  readonly pricePerMillion: number;
}

export interface Spent {
  calls: number;
  tokens: number;
  seconds: number;
}

/** Kept back from the start, so that what was gathered can always be written and doubted. */
const FOR_THE_END = 0.35;

/** What is left of a job's limits. `isEnding`: the call is one of those that the rest is kept back for. */
export class Budget {
  readonly spent: Spent = { calls: 0, tokens: 0, seconds: 0 };
  private readonly limits: Limits;

  constructor(limits: Limits, already: Spent) {
    this.limits = limits;
    Object.assign(this.spent, already);
  }

  /** Whether a call of about so many tokens may be made. */
  allows(tokens: number, isEnding: boolean): boolean {
    const share = isEnding ? 1 : 1 - FOR_THE_END;
    const { calls, tokens: most, seconds, money } = this.limits;
    return (
      this.spent.calls + 1 <= calls * share &&
      this.spent.tokens + tokens <= most * share &&
      this.spent.seconds < seconds * share &&
      (money === null || this.cost(this.spent.tokens + tokens) <= money * share)
    );
  }

  /** How long a call may take: what is left of the job's time. */
  secondsLeft(isEnding: boolean): number {
    return Math.max(0, this.limits.seconds * (isEnding ? 1 : 1 - FOR_THE_END) - this.spent.seconds);
  }

  book(tokens: number, seconds: number): void {
    this.spent.calls += 1;
    this.spent.tokens += tokens;
    this.spent.seconds += seconds;
  }

  private cost(tokens: number): number {
    return (tokens / 1_000_000) * this.limits.pricePerMillion;
  }
}
