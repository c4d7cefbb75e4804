import type { Sql } from '../db/database.ts';

/** Every queue there is. A name is never reused for another kind of work: entries outlive versions. */
export const RESEARCH_QUEUE = 'research';
/** Where an entry ends whose tries are used up. */
export const RESEARCH_DEAD_QUEUE = 'research-dead';
/** Lists of problems, and insights. */
export const TASK_QUEUE = 'tasks';
export const TASK_DEAD_QUEUE = 'tasks-dead';
/** Letters to people. */
export const MAIL_QUEUE = 'mail';
export const MAIL_DEAD_QUEUE = 'mail-dead';

export interface QueueEntry {
  /** The id it was sent under; kept when the entry is moved to the queue of the dead. */
  readonly id: string;
  readonly jobId: string;
  /** Aborted when the worker is asked to stop, or the entry has run out of time. */
  readonly signal: AbortSignal;
}

/** What a queue holds now. */
export interface QueueState {
  readonly queue: string;
  /** Ready to be worked on, or waiting for the time of another try. */
  readonly waiting: number;
  readonly running: number;
  /** Of the waiting, those that were tried before. */
  readonly retrying: number;
  readonly oldestWaitingAt: Date | null;
}

/** How it went so far with an entry that has not ended. */
export interface Tried {
  readonly tries: number;
  readonly nextAt: Date;
}

/** The port over pg-boss: no other file knows the library. */
export interface Queue {
  start(): Promise<void>;
  /** Puts an entry in as a part of `tx`: it exists if and only if the transaction commits. */
  send(tx: Sql, queue: string, id: string, jobId: string): Promise<void>;
  /** Works on entries until `stop`. A handler that throws gives the entry back for another, bounded, try. */
  work(queue: string, concurrency: number, handler: (entry: QueueEntry) => Promise<void>): Promise<void>;
  /** Takes no new entry, waits at most `timeoutMs` for those in work. */
  stop(timeoutMs: number): Promise<void>;
  isReady(): boolean;
}

/** What an operator looks at. */
export interface QueueView {
  /** Every queue, the empty ones too. */
  state(): Promise<readonly QueueState[]>;
  /** By job, of those that wait or are worked on in this queue. */
  tried(queue: string, jobIds: readonly string[]): Promise<ReadonlyMap<string, Tried>>;
}

/** How patient the queue is. Every number in seconds. */
export interface QueueTimings {
  readonly pollSeconds: number;
  readonly superviseSeconds: number;
  /** A worker that was not heard of for this long counts as dead; the library takes no less than 10. */
  readonly heartbeatSeconds: number;
  /** After this long without an end, an entry is given to another worker although its own is still heard of. */
  readonly expireSeconds: number;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
}

export const DEFAULT_TIMINGS: QueueTimings = {
  // What a killed worker held is taken over within heartbeat + supervise + retry delay + poll: 14 s at most.
  pollSeconds: 2,
  superviseSeconds: 1,
  heartbeatSeconds: 10,
  // A model's research may take its quarter of an hour; a worker that died is found by its heartbeat.
  expireSeconds: 1_800,
  retryLimit: 20,
  retryDelaySeconds: 1,
};
