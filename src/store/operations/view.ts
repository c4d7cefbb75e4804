import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import { viewReport } from '../../contract/reports.ts';
import { isNewVisit } from '../../domain/views-per-report.ts';
import { defineOperation, NOTHING, request } from './define.ts';
import { NEW } from './lane.ts';
import { titleOf } from './words.ts';

export const view = defineOperation({
  type: 'view',
  label: 'Report opened',
  payload: v.object({ reportId: Id }),
  lane: ({ reportId }) => `report:${reportId}`,
  fold: ({ item, ...line }, { createdAt }) => ({
    ...line,
    item: {
      ...item,
      viewCount: item.viewCount + Number(isNewVisit(item.lastViewedAt, createdAt)),
      lastViewedAt: new Date(createdAt).toISOString(),
    },
  }),
  /** A report that is about to be deleted is not looked at. */
  async coalesce({ waiting }) {
    const fate = waiting.filter(({ type }) => type === 'delete' || type === 'restore').at(-1);
    return fate?.type === 'delete' ? { kind: 'cancelled' } : NEW;
  },
  send: ({ opId, payload: { reportId } }) =>
    request({ call: viewReport, params: { id: reportId }, opId }, ({ data }) => ({
      kind: 'report',
      item: data.report,
    })),
  settledBy: ({ isGone }) => (isGone ? NOTHING : null),
  words: async ({ reportId }, db) => `Opened: ${await titleOf(db, reportId)}`,
});
