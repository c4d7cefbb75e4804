import type * as v from 'valibot';

/** What is left to spend of a job's tokens; asking takes from it. */
export interface Budget {
  left: number;
}

export interface Ask<T> {
  readonly system: string;
  /** What to work on. Words of founders and of the web stand in here as data, never in `system`. */
  readonly data: unknown;
  readonly name: string;
  /** The answer's form for the model, and for us: what does not fit is no answer. */
  readonly form: Readonly<Record<string, unknown>>;
  readonly schema: v.GenericSchema<unknown, T>;
  readonly budget: Budget;
  readonly signal: AbortSignal;
}

/** A language model, wherever it runs. */
export interface Model {
  readonly name: string;
  /** Null when no usable answer was had within its time, tries and tokens: whoever asks goes on without. Never throws for the model's faults. */
  ask<T>(ask: Ask<T>): Promise<T | null>;
}
