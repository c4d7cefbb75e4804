import * as v from 'valibot';
import { CorrectableSlot } from '../../contract/found.ts';
import { Id } from '../../contract/primitives.ts';
import { correctReading } from '../../contract/reports.ts';
import { defineOperation, request } from './define.ts';

/** 'You read me wrong', in the lane of what was found: each makes the report anew. */
export const reading = defineOperation({
  type: 'reading',
  label: 'Corrected reading',
  payload: v.object({ reportId: Id, slot: CorrectableSlot, answer: v.string() }),
  lane: ({ reportId }) => `found:${reportId}`,
  send: ({ opId, payload: { reportId, slot, answer } }) =>
    request({ call: correctReading, params: { id: reportId }, body: { slot, answer }, opId }, ({ data }) => ({
      kind: 'revised',
      item: data.report,
      report: data.content,
    })),
  words: ({ answer }) => answer,
});
