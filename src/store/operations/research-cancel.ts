import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { cancelResearch } from '../../contract/research.ts';
import { defineOperation, request } from './define.ts';
import { NEW } from './lane.ts';

export const researchCancel = defineOperation({
  type: 'research_cancel',
  label: 'Research taken back',
  payload: v.object({ jobId: Id }),
  lane: ({ jobId }) => `job:${jobId}`,
  /**
   * Answers that have not arrived are dropped, and so is its start. A start that never left, or was refused, left nothing to take
   * back; one that may have arrived, or may still, is ended at the server.
   */
  async coalesce(lane) {
    const start = lane.rows.find((row) => row.type === 'research');
    await lane.drop(lane.rows.filter((row) => row.type === 'answers' || row === start));
    if (start && (start.state === 'dead' || (start.state === 'queued' && start.attempts === 0)))
      return { kind: 'cancelled' };
    const same = lane.unsent.find((row) => row.type === 'research_cancel');
    return same ? { kind: 'merged', opId: same.opId } : NEW;
  },
  send: ({ opId, payload: { jobId } }) =>
    request({ call: cancelResearch, params: { jobId }, opId }, ({ data }) => ({
      kind: 'research_cancelled',
      jobId,
      cancelled: data.cancelled,
    })),
  settledBy: ({ isGone }, { jobId }) => (isGone ? { kind: 'research_cancelled', jobId, cancelled: true } : null),
  words: async ({ jobId }, db) => `Take back: ${(await db.jobs.get(jobId))?.state.query ?? jobId}`,
});
