import { discardDraft, draftById, noteDraftResearched } from '../../store/draft-reports.ts';
import { createDrafting, type Drafting, type DraftingPorts } from '../../sync/drafting.ts';
import { engineDrafter } from './engine.ts';
import type { Mutate } from './outbox-actions.ts';

export interface Drafts {
  begin(query: string): Promise<string>;
  answer: Drafting['answer'];
  resume: Drafting['resume'];
  /** Sends its problem to be researched; answers with the job's id, the first one's where it was sent before. */
  research(id: string, mutate: Mutate): Promise<string>;
  discard(id: string): Promise<void>;
}

/** Drafts of one account, with the engine behind them. A part of its own: only whoever drafts needs it. */
export function startDrafting(ports: Omit<DraftingPorts, 'drafter'> & { readonly window: Window }): Drafts {
  const { db } = ports;
  const drafting = createDrafting({ ...ports, drafter: engineDrafter(ports.window) });
  return {
    begin: drafting.begin,
    answer: drafting.answer,
    resume: drafting.resume,
    async research(id, mutate) {
      const draft = await draftById(db, id);
      if (!draft) throw new Error('This draft is no longer on this device.');
      if (draft.researchedAs !== null) return draft.researchedAs;
      const jobId = await mutate({ type: 'research', payload: { query: draft.query, answers: draft.answers } });
      await noteDraftResearched(db, id, jobId);
      return jobId;
    },
    discard: (id) => discardDraft(db, id),
  };
}
