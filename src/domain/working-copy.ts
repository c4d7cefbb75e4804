import type { ChatMessage, ChatReply } from '../contract/chat.ts';
import type { CreditRequest } from '../contract/credits.ts';
import type { NewsletterLetter } from '../contract/newsletter.ts';
import type { ReportListItem } from '../contract/report.ts';
import type { JobState } from '../contract/research.ts';
import type { ErrorCategory } from './error-category.ts';

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
  /** The waiting intention, for `retry`; null when none waits. */
  readonly opId: string | null;
  /** What it is that waits, or was refused. */
  readonly waits: 'start' | 'answers' | null;
};

/**
 * What has become of the research of a draft.
 * - `none`: never sent, or taken back
 * - `open`: it waits to be sent, runs, or asks something
 * - `refused`: its start was refused and can be tried again under its own id
 * - `failed`: it came to nothing; `refusal` is what the server says of the text, null where the fault was ours
 */
export type DraftResearch =
  | { readonly state: 'none' | 'open' }
  | { readonly state: 'reported'; readonly reportId: string }
  | { readonly state: 'refused'; readonly opId: string; readonly reason: string | null }
  | { readonly state: 'failed'; readonly refusal: string | null; readonly refunded: boolean };

/** Where an intention's words can be written anew: its page, and the typed text that is put there. */
export interface EditPlace {
  readonly to: string;
  readonly draft: string;
  readonly text: string;
}

/** An intention that has not reached the server: shown with its text and what can be done about it. */
export interface OutboxItem {
  /** For `retry`, `edit` and `discard`. */
  readonly opId: string;
  /** The operation's type; 'unknown' where it cannot be read. */
  readonly type: string;
  /** What it is called. */
  readonly label: string;
  /** What the person wrote or did, in full, so that it can be copied. */
  readonly text: string;
  /** Why the last try failed; empty before one has. */
  readonly reason: string;
  readonly code: string | null;
  /**
   * `waiting` goes by itself. `credits` and `update` are parked, not refused: they can go once the cause is gone.
   * `unreadable`: a record this build cannot read; it can be copied and discarded, not retried.
   */
  readonly state: 'waiting' | 'refused' | 'credits' | 'update' | 'unreadable';
  /** Null where there are no words to change. */
  readonly edit: EditPlace | null;
  readonly createdAt: number;
}

/** How one intention stands (OUT-12). `gone`: the server has it, it was merged, or it was taken back. */
export type Sending =
  | { readonly state: 'gone' }
  | { readonly state: 'sending' }
  | { readonly state: 'waiting' | 'failed'; readonly status: number; readonly code: string; readonly message: string };

/**
 * How an address for the newsletter stands. `already` is what the server said of one that was on the list; `letter` what became
 * of the letter that asks the others.
 */
export type Subscription =
  | Sending
  | { readonly state: 'answered'; readonly already: string | null; readonly letter: NewsletterLetter | null };

/** A message of a report's chat. `pending` is null once the server has it. */
export type ChatView = ChatMessage & {
  readonly pending: {
    readonly opId: string;
    readonly sending: Sending;
    /** What this device answered, until the server does; null where it has not. */
    readonly here: ChatReply | null;
  } | null;
};

export interface ChatHistoryView {
  readonly messages: readonly ChatView[];
  readonly sessionId: string | null;
  /** Older messages are on this device or at the server. */
  readonly hasMore: boolean;
}

/** Whether more credits were asked for this week. `unknown`: this device has not heard yet. */
export interface CreditRequestView {
  readonly state: 'unknown' | 'none' | 'waiting' | 'refused' | 'submitted';
  readonly request: CreditRequest | null;
  /** The entry that waits or was refused. */
  readonly opId: string | null;
  readonly reason: string | null;
  /** The last try's status; 0: nobody answered. Null before one has failed. */
  readonly status: number | null;
}

export interface Failure {
  readonly ok: false;
  readonly code: string;
  /** For the person. */
  readonly message: string;
  /** Where the server was asked directly. */
  readonly category?: ErrorCategory;
}
/** `unconfirmed`: done, and nobody is signed in before the address has been confirmed. */
export type Outcome = { readonly ok: true; readonly unconfirmed?: true } | Failure;
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

/** How much has not reached the server: what goes by itself, and what needs the person. */
export interface OutboxCounts {
  readonly waiting: number;
  readonly failed: number;
}

export interface Connection extends OutboxCounts {
  /** False: the device has no network. */
  readonly online: boolean;
  /** Whether the last try reached a server. */
  readonly reached: boolean;
  /** Entries wait and nothing has moved for a minute (OUT-11). */
  readonly stuck: boolean;
}
