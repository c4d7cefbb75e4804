import type { ReportContent } from '../contract/report.ts';
import type { Question } from '../contract/research.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { answerDraft, beginDraft, draftById, finishDraft } from '../store/draft-reports.ts';
import type { DraftRow } from '../store/rows.ts';

/** What the engine on this device made of a problem. */
export type Drafted =
  | { readonly kind: 'report'; readonly content: ReportContent }
  | { readonly kind: 'questions'; readonly questions: Question[]; readonly language: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** The engine beside the page. Rejects where it cannot be had, or lacks a country's records. */
export type Drafter = (asked: Pick<DraftRow, 'query' | 'answers'> & { readonly date: string }) => Promise<Drafted>;

export interface DraftingPorts {
  readonly db: AccountDb;
  readonly drafter: Drafter;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly log: Log;
}

export interface Drafting {
  /** Writes a report on this device: no network, no credit. Answers with the draft's id as soon as it is kept. */
  begin(query: string): Promise<string>;
  /** Answers to the set it asks, by the question's number; it goes on with them. */
  answer(id: string, set: string, answers: Readonly<Record<string, string>>): Promise<void>;
  /** A draft whose page was closed in mid-work is taken up again; one under way here is left alone. */
  resume(id: string): void;
}

type Work = Pick<DraftRow, 'id' | 'query' | 'answers' | 'createdAt'>;

/** A draft asks as the server does, set after set, until nothing is open. */
export function createDrafting({ db, drafter, clock, newId, log }: DraftingPorts): Drafting {
  const underWay = new Set<string>();

  const work = async ({ id, query, answers, createdAt }: Work) => {
    if (underWay.has(id)) return;
    underWay.add(id);
    try {
      const date = new Date(createdAt).toISOString().slice(0, 10);
      await finishDraft(db, id, await drafter({ query, answers, date }));
    } catch (cause) {
      log.warn('draft not written', { id, cause });
      await finishDraft(db, id, { kind: 'failed', reason: cause instanceof Error ? cause.message : '' });
    } finally {
      underWay.delete(id);
    }
  };
  const start = (draft: Work) => {
    work(draft).catch((cause: unknown) => log.error('draft not kept', { id: draft.id, cause }));
  };

  return {
    async begin(query) {
      const id = newId();
      const createdAt = clock.now();
      await beginDraft(db, { id, query }, createdAt);
      start({ id, query, answers: {}, createdAt });
      return id;
    },
    async answer(id, set, answers) {
      const answered = await answerDraft(db, id, set, answers);
      if (answered) start(answered);
    },
    resume(id) {
      draftById(db, id).then(
        (row) => {
          if (row && (row.outcome.kind === 'working' || row.outcome.kind === 'failed')) start(row);
        },
        (cause: unknown) => log.error('draft not read', { id, cause }),
      );
    },
  };
}
