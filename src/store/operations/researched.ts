import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { markResearched } from '../../contract/refiner.ts';
import { defineOperation, request } from './define.ts';

const Payload = v.object({ sessionId: Id, resultId: Id });

export const researched = defineOperation({
  type: 'researched',
  label: 'Marked as researched',
  payload: Payload,
  lane: ({ sessionId }) => `refiner:${sessionId}`,
  coalesce(lane, payload) {
    const isSame = (row: { readonly payload: unknown }) => v.parse(Payload, row.payload).resultId === payload.resultId;
    return lane.into(
      lane.unsent.find((row) => row.type === 'researched' && isSame(row)),
      payload,
    );
  },
  send: ({ opId, userId, payload: { sessionId, resultId } }) =>
    request({ call: markResearched, params: { id: resultId }, body: { user_id: userId }, opId }, () => ({
      kind: 'researched',
      sessionId,
      resultId,
    })),
  words: () => 'A problem of the Refiner',
});
