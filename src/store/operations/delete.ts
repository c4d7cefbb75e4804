import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { deleteReport } from '../../contract/reports.ts';
import { defineOperation, request } from './define.ts';
import { titleOf } from './words.ts';

export const Deletion = v.object({ reportId: Id, permanent: v.boolean() });
/** What deleting a report makes pointless. */
const POINTLESS: readonly string[] = ['pin', 'view', 'metadata'];

export const remove = defineOperation({
  type: 'delete',
  label: 'Delete',
  payload: Deletion,
  lane: ({ reportId }) => `report:${reportId}`,
  fold: (line, { payload }) => ({ ...line, deleted: payload.permanent ? 'for good' : 'trash' }),
  async coalesce(lane, payload) {
    await lane.drop(lane.unsent.filter(({ type }) => POINTLESS.includes(type)));
    const restore = lane.last('restore');
    return restore && !payload.permanent ? lane.cancel(restore) : lane.into(lane.last('delete'), payload);
  },
  send: ({ opId, payload: { reportId, permanent } }) =>
    request({ call: deleteReport, params: { id: reportId }, body: { permanent }, opId }, ({ data }) => ({
      kind: 'deleted',
      ...data,
    })),
  settledBy: ({ isGone }, { reportId, permanent }) =>
    isGone ? { kind: 'deleted', id: reportId, rev: null, permanent } : null,
  words: async ({ reportId, permanent }, db) =>
    `${permanent ? 'Delete for good' : 'Delete'}: ${await titleOf(db, reportId)}`,
});
