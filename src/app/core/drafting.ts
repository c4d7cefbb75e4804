import { discardDraft, draftById, noteDraftResearched } from '../../store/draft-reports.ts';
import { draftResearch } from '../../store/views/drafts.ts';
import { createDrafting, type Drafting, type DraftingPorts } from '../../sync/drafting.ts';
import { engineDrafter } from './engine.ts';
import type { Mutate } from './outbox-actions.ts';

export interface DraftReports {
  begin(query: string): Promise<string>;
  answer: Drafting['answer'];
  resume: Drafting['resume'];
  /** Sends its problem to be researched; answers with the job's id, that of the one under way where there is one. */
  research(id: string, mutate: Mutate): Promise<string>;
  discard(id: string): Promise<void>;
}

/** Drafts of one account, with the engine behind them. A part of its own: only whoever drafts needs it. */
export function startDrafting(ports: Omit<DraftingPorts, 'drafter'> & { readonly window: Window }): DraftReports {
  const { db } = ports;
  const drafting = createDrafting({ ...ports, drafter: engineDrafter(ports.window) });
  const send = async (id: string, mutate: Mutate) => {
    const draft = await draftById(db, id);
    if (!draft) throw new Error('This draft is no longer on this device.');
    const { researchedAs, query, answers } = draft;
    const { state } = await draftResearch(db, draft);
    if (researchedAs !== null && state !== 'none' && state !== 'failed') return researchedAs;
    const jobId = await mutate({ type: 'research', payload: { query, answers } });
    await noteDraftResearched(db, id, jobId);
    return jobId;
  };
  /** Each research costs a credit: a second tap does not begin a second one. */
  const sending = new Map<string, Promise<string>>();
  return {
    begin: drafting.begin,
    answer: drafting.answer,
    resume: drafting.resume,
    research(id, mutate) {
      const sent = sending.get(id) ?? send(id, mutate).finally(() => sending.delete(id));
      sending.set(id, sent);
      return sent;
    },
    discard: (id) => discardDraft(db, id),
  };
}
