import * as v from 'valibot';
import { CreditRequest, CreditStatus } from '../contract/credits.ts';
import type { NewsletterLetter } from '../contract/newsletter.ts';
import { Id } from '../contract/primitives.ts';
import { Report, ReportContent, ReportListItem } from '../contract/report.ts';
import { JobState, Question, QuestionSlot } from '../contract/research.ts';
import type { EntryFrame } from './entry-frame.ts';

/** The server's row as last heard, and what the indexes need of it (a yes or no cannot be an index). */
export const ReportRow = v.object({
  id: Id,
  createdAt: v.string(),
  pinned: v.picklist([0, 1]),
  item: ReportListItem,
});
export type ReportRow = v.InferOutput<typeof ReportRow>;

/** What a deleted row leaves, so that a late answer cannot bring it back (PULL-2). */
export interface TombstoneRow {
  readonly id: string;
  readonly rev: number;
  readonly deletedAt: string;
}

export const BodyRow = v.object({ id: Id, savedAt: v.number(), report: Report });
export type BodyRow = v.InferOutput<typeof BodyRow>;

/** A job as the server last told it, and what this device has been doing about it. */
export const JobRow = v.object({
  id: Id,
  state: JobState,
  local: v.picklist(['following', 'paused_to_save_data', 'waiting_network', 'timed_out', 'failed']),
  lastError: v.nullable(v.string()),
  /** The question set already answered from here: a status read too late must not ask it again. */
  answered: v.nullable(v.string()),
  /** When the present run began (start, answers, resume): the 20 minutes count from it. */
  runStartedAt: v.number(),
});
export type JobRow = v.InferOutput<typeof JobRow>;

const CreditKind = v.picklist(['market_validation', 'problem_generator']);

export const CreditRow = v.object({
  type: CreditKind,
  status: v.nullable(CreditStatus),
  /** Earlier builds kept here why the last reading failed; it is no longer read: a failure is of its own page alone. */
  fault: v.nullable(v.string()),
  at: v.number(),
});
export type CreditRow = v.InferOutput<typeof CreditRow>;

/** Whether more was asked for this week, as the server last said. */
export const CreditRequestRow = v.object({
  type: CreditKind,
  requested: v.boolean(),
  /** Null where the server only said that there is one. */
  request: v.nullable(CreditRequest),
  at: v.number(),
  /** Until when it says something. */
  until: v.optional(v.number()),
});
export type CreditRequestRow = v.InferOutput<typeof CreditRequestRow>;

/** A report in the trash, as last heard. */
export const TrashRow = v.object({ id: Id, deletedAt: v.string(), item: ReportListItem });
export type TrashRow = v.InferOutput<typeof TrashRow>;

/** Work of the engine on this device: never sent, never numbered, kept whole until it is researched or thrown away. */
export const DraftRow = v.object({
  id: Id,
  createdAt: v.number(),
  query: v.string(),
  /** What was answered, set after set; absent on drafts of before they asked. */
  answers: v.optional(v.record(QuestionSlot, v.string()), {}),
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('working') }),
    v.object({ kind: v.literal('questions'), questions: v.array(Question), language: v.string() }),
    v.object({ kind: v.literal('report'), content: ReportContent }),
    v.object({ kind: v.literal('refused'), reason: v.string() }),
    v.object({ kind: v.literal('failed'), reason: v.string() }),
  ]),
  /** The intention that researches it; null until there is one. */
  researchedAs: v.nullable(Id),
});
export type DraftRow = v.InferOutput<typeof DraftRow>;

/** A record that could not be read, kept whole (STO-3). */
export interface QuarantineRow {
  readonly id?: number;
  readonly table: string;
  readonly record: unknown;
  readonly reason: string;
  readonly at: number;
}

/**
 * `seq`: the outbox counter. `cursor`: where the next pull begins, and the fields of a report's row that the build which moved
 * it keeps (PULL-5). `swept`: the build that last looked for broken rows.
 * `newsletter`: what the server last said of an address, for the form that sent it. `taking:<draft>`, among a visitor's rows:
 * the account that takes the draft along; `taken:<draft>`, among an account's: it did, whatever became of the draft.
 */
export type MetaRow =
  | { readonly key: 'seq'; readonly value: number }
  | {
      readonly key: 'cursor';
      readonly value: string;
      /** Not kept by earlier builds. */
      readonly fields?: readonly string[];
    }
  | { readonly key: 'swept' | `taking:${string}` | `taken:${string}`; readonly value: string }
  | {
      readonly key: 'newsletter';
      readonly email: string;
      readonly already: string | null;
      /** Not kept by earlier builds. */
      readonly letter?: NewsletterLetter | null;
    };

export type OutboxRow = EntryFrame;

export const revOf = (row: ReportRow | undefined): number => row?.item.rev ?? -1;
