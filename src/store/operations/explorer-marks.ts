import * as v from 'valibot';
import { markExplorerResult } from '../../contract/explorer.ts';
import { Id } from '../../contract/primitives.ts';
import { flattenResult } from '../../domain/explorer-problem.ts';
import { explorerEffect } from '../explorer-effects.ts';
import { defineOperation, NOTHING, request } from './define.ts';
import { NEW } from './lane.ts';
import { choicesOf } from './words.ts';

const Marks = v.partial(
  v.object({ selected: v.boolean(), viewed: v.boolean(), bookmarked: v.boolean(), liked: v.boolean() }),
);
const Payload = v.object({ sessionId: Id, resultId: Id, marks: Marks });

export const explorerMarks = defineOperation({
  type: 'explorer_marks',
  label: 'Marks on a problem',
  payload: Payload,
  lane: ({ sessionId }) => `explorer:${sessionId}`,
  /** Marks on one problem become one. */
  async coalesce(lane, payload) {
    for (const row of lane.unsent) {
      if (row.type !== 'explorer_marks') continue;
      const { resultId, marks } = v.parse(Payload, row.payload);
      if (resultId === payload.resultId) return lane.into(row, { ...payload, marks: { ...marks, ...payload.marks } });
    }
    return NEW;
  },
  send: ({ opId, payload: { sessionId, resultId, marks } }) =>
    request({ call: markExplorerResult, params: { resultId }, body: marks, opId }, ({ data }) => {
      const { result_id, ...now } = data;
      return explorerEffect({ kind: 'marked', id: sessionId, resultId: result_id, marks: now });
    }),
  settledBy: ({ isGone }) => (isGone ? NOTHING : null),
  async words({ sessionId, resultId, marks }, db) {
    const row = await db.explorerSessions.get(sessionId);
    const problem = row?.session.results?.map(flattenResult).find(({ id }) => id === resultId);
    const names = Object.entries(marks).map(([name, on]) => (on ? name : `not ${name}`));
    return `${problem?.title ?? (await choicesOf(db, sessionId))}: ${names.join(', ')}`;
  },
});
