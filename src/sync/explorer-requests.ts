import {
  cancelExploring,
  deleteExplorerSession,
  type ExplorerParameters,
  markExplorerResult,
  startExploring,
} from '../contract/explorer.ts';
import type { Answer } from '../domain/answer.ts';
import type { Effect } from '../store/effects.ts';
import type { Entry } from '../store/entry.ts';
import { type ExplorerChange, explorerEffect } from '../store/explorer-effects.ts';
import type { Transport } from './transport.ts';

export type ExplorerEntry = Extract<
  Entry,
  { type: 'explore' | 'explorer_cancel' | 'explorer_delete' | 'explorer_marks' }
>;

/** Sends one of the Explorer's intentions; what comes back when it was taken is already what it changes here. */
export async function sendExplorer(
  entry: ExplorerEntry,
  transport: Transport,
  signal: AbortSignal,
): Promise<Answer<Effect>> {
  const { opId } = entry;
  switch (entry.type) {
    case 'explore': {
      const parameters = entry.payload.parameters as ExplorerParameters;
      const answer = await transport({ call: startExploring, body: { parameters }, opId }, signal);
      if (answer.kind !== 'ok') return answer;
      const session = {
        session_id: answer.data.data.job_id,
        created_at: new Date(entry.createdAt).toISOString(),
        status: 'pending' as const,
        problems_generated: 0,
        parameters,
      };
      return effectOf(answer, { kind: 'started', session });
    }
    case 'explorer_cancel': {
      const { jobId } = entry.payload;
      const answer = await transport({ call: cancelExploring, params: { jobId }, opId }, signal);
      if (answer.kind !== 'ok') return answer;
      return effectOf(answer, { kind: 'cancelled', id: jobId, cancelled: answer.data.data.cancelled });
    }
    case 'explorer_delete': {
      const { sessionId } = entry.payload;
      const answer = await transport({ call: deleteExplorerSession, params: { sessionId }, opId }, signal);
      return answer.kind === 'ok' ? effectOf(answer, { kind: 'deleted', id: sessionId }) : answer;
    }
    case 'explorer_marks': {
      const { sessionId, resultId, marks } = entry.payload;
      const answer = await transport({ call: markExplorerResult, params: { resultId }, body: marks, opId }, signal);
      if (answer.kind !== 'ok') return answer;
      const { result_id, ...now } = answer.data.data;
      return effectOf(answer, { kind: 'marked', id: sessionId, resultId: result_id, marks: now });
    }
  }
}

const effectOf = (
  answer: { readonly kind: 'ok'; readonly status: number },
  change: ExplorerChange,
): Answer<Effect> => ({
  kind: 'ok',
  status: answer.status,
  data: explorerEffect(change),
});
