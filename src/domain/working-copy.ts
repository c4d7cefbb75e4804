import type { ReportListItem } from '../contract/report.ts';
import type { JobState } from '../contract/research.ts';

/** Who is signed in on this device: the device's own record, read without waiting and without the network. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** A line of the history as it is shown: the server's row and what still waits to be sent, folded together. */
export type ReportView = ReportListItem & {
  /** The whole report is on this device. */
  readonly bodyHere: boolean;
  /** Something done to it has not reached the server yet. */
  readonly pending: boolean;
};

/**
 * What this device is doing about a job.
 * - `queued`, `sending`: an intention (start, answers) waits or is under way
 * - `waiting_network`: nobody answered; it goes on by itself
 * - `following`: progress is arriving
 * - `paused_to_save_data`: the polling throttle holds the updates back until the person does something
 * - `timed_out`: 20 minutes have passed; the history may have the report
 * - `failed`: with an `opId`, an intention was refused (Retry, Discard); without one, 20 readings in a row failed
 */
export type LocalJobState =
  | 'queued'
  | 'sending'
  | 'following'
  | 'paused_to_save_data'
  | 'waiting_network'
  | 'timed_out'
  | 'failed';

export type JobView = JobState & {
  readonly local: LocalJobState;
  readonly lastError: string | null;
  /** The waiting intention, for `retry` and `discard`; null when none waits. */
  readonly opId: string | null;
};

export type OpType = 'research' | 'answers' | 'pin' | 'view';

/** An intention that will not go by itself any more: shown with its text, Retry and Discard. */
export interface FailedEntry {
  /** For `retry` and `discard`. */
  readonly opId: string;
  readonly type: OpType | 'unknown';
  /** What the person wrote or did, in full, so that it can be copied. */
  readonly text: string;
  readonly reason: string;
  readonly code: string | null;
  /**
   * `credits` and `update` are parked, not refused: they can go once the cause is gone. `unreadable`: a record this
   * build cannot read; it can be copied and discarded, not retried.
   */
  readonly cause: 'refused' | 'credits' | 'update' | 'unreadable';
  readonly createdAt: number;
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

export interface Connection {
  /** A hint until the first answer; from then on, what the last try showed. */
  readonly online: boolean;
  readonly waiting: number;
  readonly failed: number;
  /** Entries wait and nothing has moved for a minute (OUT-11). */
  readonly stuck: boolean;
}
