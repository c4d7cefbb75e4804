import * as v from 'valibot';
import { deleteExplorerSession } from '../../contract/explorer.ts';
import { Id } from '../../contract/primitives.ts';
import { explorerEffect } from '../explorer-effects.ts';
import { defineOperation, request } from './define.ts';
import { NEW } from './lane.ts';
import { choicesOf } from './words.ts';

export const explorerDelete = defineOperation({
  type: 'explorer_delete',
  label: 'Exploration deleted',
  payload: v.object({ sessionId: Id }),
  lane: ({ sessionId }) => `explorer:${sessionId}`,
  /** Unsent marks go with it. */
  async coalesce(lane) {
    await lane.drop(lane.unsent.filter(({ type }) => type === 'explorer_marks'));
    return NEW;
  },
  send: ({ opId, payload: { sessionId } }) =>
    request({ call: deleteExplorerSession, params: { sessionId }, opId }, () =>
      explorerEffect({ kind: 'deleted', id: sessionId }),
    ),
  settledBy: ({ isGone }, { sessionId }) => (isGone ? explorerEffect({ kind: 'deleted', id: sessionId }) : null),
  words: async ({ sessionId }, db) => `Delete: ${await choicesOf(db, sessionId)}`,
});
