import type { ReportAnalytics, TimeRange } from '../contract/analytics.ts';
import type { CreditStatus, CreditType } from '../contract/credits.ts';
import type { InsightContent, InsightsState } from '../contract/insights.ts';
import type { Report } from '../contract/report.ts';
import type { HistoryQuery, HistoryTerms } from '../domain/history-query.ts';
import type { LocalDataPart } from '../domain/local-data.ts';
import type { Sample } from '../domain/samples.ts';
import type { Suggestion } from '../domain/suggested.ts';
import type { Toast } from '../domain/toast.ts';
import type { ActionKind } from '../domain/user-action.ts';
import type {
  Account,
  ChatHistoryView,
  Connection,
  CreditRequestView,
  EditPlace,
  JobView,
  OutboxItem,
  ReportView,
  Sending,
  Subscription,
} from '../domain/working-copy.ts';
import type { Cell, Live, WritableCell } from '../lib/live.ts';
import type { Install } from '../platform/install.ts';
import type { NetworkConditions } from '../platform/network-conditions.ts';
import type { AccountPort } from '../session/account/port.ts';
import type { SessionPort } from '../session/port.ts';
import type { AccountRecord } from '../store/account-record.ts';
import type { Drafts } from '../store/drafts.ts';
import type { OpOf, OpType } from '../store/operations/registry.ts';
import type { DraftRow } from '../store/rows.ts';
import type { ChatStatus } from '../sync/chat.ts';
import type { ServerSearch } from '../sync/search.ts';
import type { Direct } from './direct-port.ts';
import type { Explorer } from './explorer-port.ts';
import type { Refiner } from './refiner-port.ts';

/*
 * What the hooks need, as types alone: the database, the auth client and the HTTP client stand behind `Core`, which is
 * loaded after the shell is painted. Nothing here may import them at run time.
 */

/** What a page has from its first script on. */
export interface Device {
  readonly account: AccountRecord;
  readonly drafts: Drafts;
  readonly install: Install;
  /** False: the device has no network. */
  readonly online: Cell<boolean>;
  /** Whether the last try reached a server. */
  readonly reached: Cell<boolean>;
  readonly networkConditions: NetworkConditions;
  readonly visible: Cell<boolean>;
  /** Opens the polling window, here and in the other tabs. */
  acted(kind: ActionKind): void;
  /** What is said in passing, oldest first. */
  readonly toasts: WritableCell<readonly Toast[]>;
  /** For the log: a part of the product could not be loaded. */
  report(cause: unknown): void;
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

/** What is done about an intention that has not reached the server. */
export interface OutboxActions {
  retry(opId: string): Promise<void>;
  discard(opId: string): Promise<void>;
  /** Takes it back, puts its words where they were written, and says where that is. Null where there are none. */
  edit(opId: string): Promise<EditPlace | null>;
}

/** Each promise that answers with an id is kept when the intention is safe on this device; `sending` tells the rest. */
export interface Actions extends OutboxActions {
  /** Answers with the job's id. */
  /** `remakes`: the report of an earlier version that is made anew, at no credit. */
  startResearch(query: string, remakes?: string): Promise<string>;
  answerQuestions(jobId: string, answers: Readonly<Record<string, string>>): Promise<void>;
  /** Takes research back for good, its unsent answers with it; the server ends it and returns the credit. */
  cancelResearch(jobId: string): Promise<void>;
  /**
   * One operation of the registry (store/operations). Kept once it is safe on this device; answers with its id, by which what it
   * starts is known as well.
   */
  mutate<Type extends OpType>(type: Type, payload: OpOf<Type>['payload']): Promise<string>;
  /** A question to a report. */
  ask(reportId: string, content: string, webSearch: boolean): Promise<string>;
  /** Writes a draft on this device, with no network and no credit; answers with the draft's id. */
  draft(query: string): Promise<string>;
  /** Answers to the set a draft asks (`questionSetOf`), by the question's number. */
  answerDraft(draftId: string, set: string, answers: Readonly<Record<string, string>>): Promise<void>;
  /** Sends a draft's problem to be researched; answers with the job's id. */
  researchDraft(draftId: string): Promise<string>;
  discardDraft(draftId: string): Promise<void>;
  /** Sent even while the page goes away; the server pauses the job if nobody asks for it within a minute. */
  stop(jobId: string): void;
  resume(jobId: string): Promise<void>;
  /** A person asks now: the polling window opens and a waiting follower goes on at once. */
  checkNow(jobId: string): void;
}

/** What waits on this device, of an account or of a visitor. */
export interface OutboxReads {
  counts(): Live<Pick<Connection, 'waiting' | 'failed'>>;
  outbox(): Live<readonly OutboxItem[]>;
  sending(opId: string): Live<Sending>;
}

export interface ChatReads {
  history(limit: number): Live<ChatHistoryView>;
  readonly status: Cell<ChatStatus>;
  /** Somebody looks; the answer ends it. */
  open(): () => void;
  older(): void;
}

/** Conversations and insights: loaded when a page first asks for them. */
export interface Advice {
  chat(reportId: string): ChatReads;
  /** Null until the device or the server has said something. */
  insights(reportId: string): Live<InsightsAnswer | null>;
  watchInsights(reportId: string): () => void;
  regenerateInsights(reportId: string): void;
}

export interface InsightsAnswer {
  readonly state: InsightsState;
  readonly content: InsightContent | null;
}

/** What the account keeps on this device; loaded with the settings. */
export interface LocalData {
  parts(): Live<readonly LocalDataPart[]>;
  asJson(): Promise<string>;
  /** Takes off the device what the server has too. */
  remove(): Promise<void>;
}

/** One account's working copy and what keeps it up to date. */
export interface Workspace extends OutboxReads {
  readonly account: Account;
  readonly actions: Actions;
  /** Tries everything that waits, now; answers with how many are left once nothing more may go. */
  sendNow(): Promise<number>;
  /** Throws away everything that waits or was refused. */
  discardUnsent(): Promise<void>;
  reports(limit: number, query?: HistoryQuery): Live<ReportsAnswer>;
  readonly history: Cell<HistoryStatus>;
  refreshHistory(): void;
  /** What the server finds for the query's words. */
  search(query: HistoryQuery): Live<ServerSearch>;
  historyTerms(): Live<HistoryTerms>;
  suggestions(besides?: string): Live<readonly Suggestion[]>;
  analytics(range: TimeRange): Live<ReportAnalytics>;
  trash(): Live<readonly ReportView[]>;
  /** How the last reading of the trash went. */
  readonly trashStatus: Cell<HistoryStatus>;
  refreshTrash(): void;
  report(id: string): Live<ReportAnswer>;
  retryReport(id: string): void;
  drafts(): Live<readonly DraftRow[]>;
  /** Null where there is none; one that was cut short is taken up again. */
  draft(id: string): Live<DraftRow | null>;
  job(id: string): Live<JobView | undefined>;
  openJobs(): Live<readonly JobView[]>;
  /** Keeps the job's progress coming for as long as somebody looks; the answer ends it. 'open': every open job. */
  watchJob(id: string | 'open'): () => void;
  advice(): Promise<Advice>;
  localData(): Promise<LocalData>;
  direct(): Promise<Direct>;
  explorer(): Promise<Explorer>;
  refiner(): Promise<Refiner>;
  readonly stuck: Cell<boolean>;
  credits(type: CreditType): Live<CreditsAnswer>;
  retryCredits(type: CreditType): void;
  /** Keeps the status fresh while somebody looks; the answer ends it. */
  watchCredits(type: CreditType): () => void;
  creditRequest(type: CreditType): Live<CreditRequestView>;
  /** Asks the server whether there is a request this week. */
  checkCreditRequest(type: CreditType): void;
}

/** What somebody can do who is not signed in. It waits on this device like everything else. */
export interface Visitor extends OutboxReads, OutboxActions {
  subscribe(email: string): Promise<string>;
  subscription(opId: string, email: string): Live<Subscription>;
  /** Puts an address that could not be sent at once on this device's list; false when it is there. Throws without room. */
  rememberSubscriber(email: string): boolean;
  requestSupport(request: OpOf<'support'>['payload']): Promise<string>;
  contact(message: OpOf<'contact'>['payload']): Promise<string>;
  /** Has the server end a session that was left here; `handle` can do nothing else (ACC-1). */
  endSession(handle: string): Promise<string>;
}

export interface UpdatePort {
  readonly ready: Cell<boolean>;
  apply(): void;
}

export interface Core {
  readonly session: SessionPort;
  /** What is done about the account itself; loaded when it is first asked for. */
  account(): Promise<AccountPort>;
  /** Ways of signing in beside the password, by the provider's name. */
  providers(): Promise<readonly string[]>;
  /** Null while nobody is signed in, or the account's database is being opened. */
  readonly workspace: Cell<Workspace | null>;
  /** Null until its own small database is open. */
  readonly visitor: Cell<Visitor | null>;
  /** Why the working copy cannot be opened, in words; null when it can. */
  readonly trouble: Cell<string | null>;
  /** Set for a moment when a session ended by itself: 'Your session has expired. Please sign in again.' */
  readonly ended: Cell<string | null>;
  readonly update: UpdatePort;
  /** What drafts need without the network. */
  readonly kit: { readonly here: Cell<boolean>; fetch(): Promise<boolean> };
  sample(sample: Sample, signal: AbortSignal): Promise<Report>;
  signOut(options: { keepReports: boolean }): Promise<void>;
}
