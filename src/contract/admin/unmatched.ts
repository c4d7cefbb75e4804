import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { Count, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged } from './page.ts';

const Counted = v.object({ name: v.string(), n: Count });

/** A problem that ended in a starter kit: what was written, without what could name anybody. */
export const UnmatchedProblem = v.object({
  /** The starter kit's kind of trouble. */
  kind: v.string(),
  country: v.string(),
  language: v.string(),
  text: v.string(),
  at: Timestamp,
});
export type UnmatchedProblem = v.InferOutput<typeof UnmatchedProblem>;

/** 'Problems we have no playbook for' (readings: starter kits), newest first, with counts over the whole list. */
export const listUnmatched = ofTab(
  'engagement',
  call({
    method: 'GET',
    path: '/api/admin/unmatched-problems',
    query: v.object({ ...PageQuery, kind: v.optional(v.string(), ''), country: v.optional(v.string(), '') }),
    answer: inData(
      v.object({ ...paged(UnmatchedProblem).entries, kinds: v.array(Counted), countries: v.array(Counted) }),
    ),
  }),
  ['super_admin', 'support_admin'],
);
