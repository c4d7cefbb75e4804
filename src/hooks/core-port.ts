import type { CreditStatus } from '../contract/credits.ts';
import type { Report } from '../contract/report.ts';
import type { ActionKind } from '../domain/user-action.ts';
import type { Account, Connection, FailedEntry, JobView, ReportView } from '../domain/working-copy.ts';
import type { Cell, Live } from '../lib/live.ts';
import type { Install } from '../platform/install.ts';
import type { SessionPort } from '../session/port.ts';
import type { AccountRecord } from '../store/account-record.ts';
import type { Drafts } from '../store/drafts.ts';

/*
 * What the hooks need, as types alone: the database, the auth client and the HTTP client stand behind `Core`, which is
 * loaded after the shell is painted. Nothing here may import them at run time.
 */

/** What a page has from its first script on. */
export interface Device {
  readonly account: AccountRecord;
  readonly drafts: Drafts;
  readonly install: Install;
  readonly online: Cell<boolean>;
  /** Opens the polling window, here and in the other tabs. */
  acted(kind: ActionKind): void;
}

export interface ReportsAnswer {
  readonly reports: readonly ReportView[];
  readonly total: number;
}

/** How the last reading of the history from the server went. */
export interface HistoryStatus {
  readonly state: 'never' | 'loading' | 'fresh' | 'failed';
  /** The sentence to show above what is here; null when all is well. */
  readonly notice: string | null;
}

export interface ReportAnswer {
  readonly state: 'loading' | 'ready' | 'not_found' | 'forbidden' | 'not_here' | 'error';
  readonly report: Report | null;
  readonly row: ReportView | null;
  readonly message: string | null;
}

export interface CreditsAnswer {
  readonly status: CreditStatus | null;
  readonly state: 'loading' | 'ready' | 'error';
  readonly message: string | null;
}

export interface Actions {
  /** Answers with the job's id as soon as the intention is safe on this device. */
  startResearch(query: string): Promise<string>;
  answerQuestions(jobId: string, answers: Readonly<Record<string, string>>): Promise<void>;
  pin(reportId: string, pinned: boolean): Promise<void>;
  view(reportId: string): Promise<void>;
  /** Sent even while the page goes away; the server pauses the job if nobody asks for it within a minute. */
  stop(jobId: string): void;
  resume(jobId: string): Promise<void>;
  /** A person asks now: the polling window opens and a waiting follower goes on at once. */
  checkNow(jobId: string): void;
  retry(opId: string): Promise<void>;
  discard(opId: string): Promise<void>;
}

/** One account's working copy and what keeps it up to date. */
export interface Workspace {
  readonly account: Account;
  readonly actions: Actions;
  reports(limit: number): Live<ReportsAnswer>;
  readonly history: Cell<HistoryStatus>;
  refreshHistory(): void;
  report(id: string): Live<ReportAnswer>;
  retryReport(id: string): void;
  job(id: string): Live<JobView | undefined>;
  openJobs(): Live<readonly JobView[]>;
  /** Keeps the job's progress coming for as long as somebody looks; the answer ends it. 'open': every open job. */
  watchJob(id: string | 'open'): () => void;
  counts(): Live<Pick<Connection, 'waiting' | 'failed'>>;
  readonly stuck: Cell<boolean>;
  failed(): Live<readonly FailedEntry[]>;
  credits(): Live<CreditsAnswer>;
  retryCredits(): void;
}

export interface UpdatePort {
  readonly ready: Cell<boolean>;
  apply(): void;
}

export interface Core {
  readonly session: SessionPort;
  /** Null while nobody is signed in, or the account's database is being opened. */
  readonly workspace: Cell<Workspace | null>;
  /** Why the working copy cannot be opened, in words; null when it can. */
  readonly trouble: Cell<string | null>;
  /** Set for a moment when a session ended by itself: 'Your session has expired. Please sign in again.' */
  readonly ended: Cell<string | null>;
  readonly update: UpdatePort;
  signOut(options: { keepReports: boolean }): Promise<void>;
}
