import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { restoreReport } from '../../contract/reports.ts';
import { defineOperation, request } from './define.ts';
import { Deletion } from './delete.ts';
import { titleOf } from './words.ts';

export const restore = defineOperation({
  type: 'restore',
  label: 'Restore',
  payload: v.object({ reportId: Id }),
  lane: ({ reportId }) => `report:${reportId}`,
  fold: (line) => ({ ...line, deleted: 'no' }),
  /** A deletion that never left is undone by it; one for good is not. */
  coalesce(lane, payload) {
    const deletion = lane.last('delete');
    return deletion && !v.parse(Deletion, deletion.payload).permanent
      ? lane.cancel(deletion)
      : lane.into(lane.last('restore'), payload);
  },
  send: ({ opId, payload: { reportId } }) =>
    request({ call: restoreReport, params: { id: reportId }, opId }, ({ data }) => ({
      kind: 'report',
      item: data.report,
    })),
  words: async ({ reportId }, db) => `Restore: ${await titleOf(db, reportId)}`,
});
