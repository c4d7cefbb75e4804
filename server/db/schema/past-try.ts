/** A try that failed before an operator let the work begin again: when, at which step, why, and what its person read. */
export interface PastTry {
  /** Null where it was not noted. */
  readonly failedAt: string | null;
  readonly finishedSteps: number | null;
  readonly cause: string | null;
  readonly error: string | null;
}
