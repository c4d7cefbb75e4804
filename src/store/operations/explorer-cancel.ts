import * as v from 'valibot';
import { cancelExploring } from '../../contract/explorer.ts';
import { Id } from '../../contract/primitives.ts';
import { explorerEffect } from '../explorer-effects.ts';
import { defineOperation, request } from './define.ts';
import { NEW } from './lane.ts';
import { choicesOf } from './words.ts';

export const explorerCancel = defineOperation({
  type: 'explorer_cancel',
  label: 'Exploration cancelled',
  payload: v.object({ jobId: Id }),
  lane: ({ jobId }) => `explorer:${jobId}`,
  /**
   * A start that is cancelled before it ever left is gone with its cancelling. One that may have left is not sent again: the
   * cancelling that follows stops it, whether it has arrived or is still to come.
   */
  async coalesce(lane) {
    const start = lane.rows.find((row) => row.type === 'explore');
    if (!start || start.state === 'inflight') return NEW;
    const cancelled = await lane.cancel(start);
    return start.attempts === 0 ? cancelled : NEW;
  },
  send: ({ opId, payload: { jobId } }) =>
    request({ call: cancelExploring, params: { jobId }, opId }, ({ data }) =>
      explorerEffect({ kind: 'cancelled', id: jobId, cancelled: data.cancelled }),
    ),
  settledBy: ({ isGone }, { jobId }) =>
    isGone ? explorerEffect({ kind: 'cancelled', id: jobId, cancelled: true }) : null,
  words: async ({ jobId }, db) => `Cancel: ${await choicesOf(db, jobId)}`,
});
