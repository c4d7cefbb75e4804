import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { deleteRefinerSession } from '../../contract/refiner.ts';
import { defineOperation, request } from './define.ts';

export const refinerDelete = defineOperation({
  type: 'refiner_delete',
  label: 'Delete',
  payload: v.object({ sessionId: Id }),
  lane: ({ sessionId }) => `refiner:${sessionId}`,
  async coalesce(lane, payload) {
    await lane.drop(lane.unsent.filter(({ type }) => type === 'researched'));
    // What never left, or was refused, left nothing behind that would have to be deleted.
    const refused = lane.rows.find(({ type, state }) => type === 'refine' && state === 'dead');
    const needless = lane.last('refine') ?? refused;
    return needless ? lane.cancel(needless) : lane.into(lane.last('refiner_delete'), payload);
  },
  send: ({ opId, payload: { sessionId } }) =>
    request({ call: deleteRefinerSession, params: { sessionId }, opId }, () => ({
      kind: 'refiner_deleted',
      id: sessionId,
    })),
  settledBy: ({ isGone }, { sessionId }) => (isGone ? { kind: 'refiner_deleted', id: sessionId } : null),
  words: async ({ sessionId }, db) =>
    `Delete: ${(await db.refinerSessions.get(sessionId))?.session.original_idea ?? sessionId}`,
});
