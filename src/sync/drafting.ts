import type { ReportContent } from '../contract/report.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { beginDraft, draftById, finishDraft } from '../store/draft-reports.ts';

/** What the engine on this device made of a problem. */
export type Drafted =
  | { readonly kind: 'report'; readonly content: ReportContent }
  | { readonly kind: 'refused'; readonly reason: string };

/** The engine beside the page. Rejects where it cannot be had, or lacks a country's records. */
export type Drafter = (query: string, date: string) => Promise<Drafted>;

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
  /** A draft whose page was closed in mid-work is taken up again; one under way here is left alone. */
  resume(id: string): void;
}

/** Drafts ask nothing: what was not said is assumed, in the open, and the research asks it later. */
export function createDrafting({ db, drafter, clock, newId, log }: DraftingPorts): Drafting {
  const underWay = new Set<string>();

  const work = async (id: string, query: string) => {
    if (underWay.has(id)) return;
    underWay.add(id);
    try {
      const date = new Date(clock.now()).toISOString().slice(0, 10);
      await finishDraft(db, id, await drafter(query, date));
    } catch (cause) {
      log.warn('draft not written', { id, cause });
      await finishDraft(db, id, { kind: 'failed', reason: cause instanceof Error ? cause.message : '' });
    } finally {
      underWay.delete(id);
    }
  };
  const start = (id: string, query: string) => {
    work(id, query).catch((cause: unknown) => log.error('draft not kept', { id, cause }));
  };

  return {
    async begin(query) {
      const id = newId();
      await beginDraft(db, { id, query }, clock.now());
      start(id, query);
      return id;
    },
    resume(id) {
      draftById(db, id).then(
        (row) => {
          if (row && (row.outcome.kind === 'working' || row.outcome.kind === 'failed')) start(id, row.query);
        },
        (cause: unknown) => log.error('draft not read', { id, cause }),
      );
    },
  };
}
