import * as v from 'valibot';
import { Id } from '../../contract/primitives.ts';
import type { ReportListItem } from '../../contract/report.ts';
import { editReportMetadata } from '../../contract/reports.ts';
import { defineOperation, request } from './define.ts';
import { lines, titleOf } from './words.ts';

const Text = v.optional(v.string());
const Edit = v.object({
  title: Text,
  summary: Text,
  tags: v.optional(v.array(v.string())),
  category: Text,
  is_archived: v.optional(v.boolean()),
});
type MetadataEdit = v.InferOutput<typeof Edit>;
/** What was not given stays as it is. */
const withoutGaps = (edit: MetadataEdit): Partial<ReportListItem> =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));

const Payload = v.object({ reportId: Id, edit: Edit });

export const metadata = defineOperation({
  type: 'metadata',
  label: 'Changed details',
  payload: Payload,
  lane: ({ reportId }) => `report:${reportId}`,
  fold: (line, { payload }) => ({ ...line, item: { ...line.item, ...withoutGaps(payload.edit) } }),
  /** Edits add up to one. */
  coalesce(lane, { reportId, edit }) {
    const known = lane.last('metadata');
    return lane.into(known, { reportId, edit: { ...(known && v.parse(Payload, known.payload).edit), ...edit } });
  },
  send: ({ opId, payload: { reportId, edit } }) =>
    request({ call: editReportMetadata, params: { id: reportId }, body: edit, opId }, ({ data }) => ({
      kind: 'report',
      item: data.report,
    })),
  words: async ({ reportId, edit: { title, summary, category, tags } }, db) =>
    lines(await titleOf(db, reportId), title, summary, category, tags?.join(', ')),
});
