import * as v from 'valibot';
import { Announcement } from './announcement.ts';
import { call, inData } from './call.ts';
import { Count, Id, Timestamp } from './primitives.ts';
import { ReportListItem } from './report.ts';

/** What is left of a deleted row, so that a device that was away learns of it. Kept 90 days. */
const Tombstone = v.object({
  id: Id,
  rev: Count,
  deleted_at: Timestamp,
  /** Gone for good; otherwise it lies in the trash. */
  permanent: v.optional(v.boolean(), false),
});
export type Tombstone = v.InferOutput<typeof Tombstone>;

/** Deltas since an opaque cursor: list rows and tombstones, no bodies. No cursor means from the start. */
export const changes = call({
  method: 'GET',
  path: '/api/changes',
  query: v.object({ cursor: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  answer: inData(
    v.object({
      reports: v.array(ReportListItem),
      tombstones: v.array(Tombstone),
      cursor: v.string(),
      has_more: v.boolean(),
      /** What everybody is told at the moment; on the last page, where there is something. */
      announcement: v.optional(Announcement),
      /** On the last page, where the back office opens to this account. */
      office: v.optional(v.boolean()),
    }),
  ),
});
