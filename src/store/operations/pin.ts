import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { pinReport } from '../../contract/reports.ts';
import { defineOperation, request } from './define.ts';
import { titleOf } from './words.ts';

export const pin = defineOperation({
  type: 'pin',
  label: 'Pin',
  payload: v.object({ reportId: Id, pinned: v.boolean() }),
  lane: ({ reportId }) => `report:${reportId}`,
  fold: (line, { payload }) => ({ ...line, item: { ...line.item, isPinned: payload.pinned } }),
  coalesce: (lane, payload) => lane.into(lane.last('pin'), payload),
  send: ({ opId, payload: { reportId, pinned } }) =>
    request({ call: pinReport, params: { id: reportId }, body: { is_pinned: pinned }, opId }, ({ data }) => ({
      kind: 'report',
      item: data.report,
    })),
  words: async ({ reportId, pinned }, db) => `${pinned ? 'Pin' : 'Unpin'}: ${await titleOf(db, reportId)}`,
});
