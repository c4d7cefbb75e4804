import type { Choices } from '../domain/explorer-form.ts';
import type { Marks } from '../domain/explorer-problem.ts';
import type { Generation, SessionLine, SessionView } from '../domain/explorer-views.ts';
import type { Cell, Live } from '../lib/live.ts';
import type { Bringing } from '../sync/explorer-reads.ts';

/** How the history was last read from the server. */
export interface ExplorerHistoryStatus {
  readonly state: 'never' | 'loading' | 'fresh' | 'failed';
  /** What the call's failure is named; null when nobody answered, or all is well. */
  readonly detail: string | null;
  /** The server has more than the pages that were read. */
  readonly hasMore: boolean;
}

/** One session for its page: what is on this device, and how the fetching of what is not goes. */
export interface SessionAnswer {
  readonly session: SessionView | null;
  readonly bringing: Bringing;
}

/** The Problem Explorer of one account: loaded when a page of it is first opened. */
export interface Explorer {
  /** Null where nobody waits for one. */
  generation(): Live<Generation | null>;
  /** Follows it while somebody looks; the answer ends it. */
  watchGeneration(): () => void;
  checkNow(): void;
  /** Answers with the job's id as soon as the wish is safe on this device. */
  generate(choices: Choices): Promise<string>;
  /** Answers with the id of the intention, for `useSending`. */
  cancel(jobId: string): Promise<string>;
  /** Its person has seen how it ended. */
  seen(jobId: string): Promise<void>;
  sessions(limit: number): Live<{ readonly sessions: readonly SessionLine[]; readonly total: number }>;
  readonly history: Cell<ExplorerHistoryStatus>;
  refreshHistory(): void;
  /** One page further back. */
  olderHistory(): void;
  session(id: string): Live<SessionAnswer>;
  bringSession(id: string): void;
  mark(sessionId: string, resultId: string, marks: Partial<Marks>): Promise<void>;
  /** Answers with the id of the intention, for `useSending`. */
  remove(sessionId: string): Promise<string>;
}
