import * as v from 'valibot';
import { Outcome } from '../../contract/found.ts';
import { Id } from '../../contract/primitives.ts';
import { addFound } from '../../contract/reports.ts';
import { defineOperation, request } from './define.ts';

export const found = defineOperation({
  type: 'found',
  label: 'What you found',
  payload: v.object({ reportId: Id, text: v.string(), outcome: v.optional(Outcome) }),
  lane: ({ reportId }) => `found:${reportId}`,
  send: ({ opId, payload: { reportId, ...note } }) =>
    request({ call: addFound, params: { id: reportId }, body: note, opId }, ({ data }) => ({
      kind: 'revised',
      item: data.report,
      report: data.content,
    })),
  words: ({ text }) => text,
  edit: ({ reportId, text }) => ({
    to: `/market-validation/report/${reportId}#found`,
    draft: `found-${reportId}`,
    text,
  }),
});
