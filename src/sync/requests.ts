import type { AnyCall } from '../contract/call.ts';
import { pinReport, viewReport } from '../contract/reports.ts';
import { answerQuestions, startResearch } from '../contract/research.ts';
import type { Answer } from '../domain/answer.ts';
import type { Entry } from '../store/entry.ts';
import type { Effect } from '../store/settle.ts';
import type { Outgoing, Transport } from './transport.ts';

/** Sends one entry; what comes back when it was taken is already what it changes here. One case per type of intention. */
export function sendEntry(entry: Entry, transport: Transport, signal: AbortSignal): Promise<Answer<Effect>> {
  const { opId } = entry;
  switch (entry.type) {
    case 'research': {
      const { query } = entry.payload;
      return send(transport, signal, { call: startResearch, body: { query }, opId }, (answer) => ({
        kind: 'started',
        jobId: answer.data.job_id,
        query,
        createdAt: entry.createdAt,
      }));
    }
    case 'answers': {
      const { jobId, answers, asked } = entry.payload;
      return send(
        transport,
        signal,
        { call: answerQuestions, params: { sessionId: jobId }, body: { answers }, opId },
        // 'accepted: false' is a set already answered: nothing is left to do either way.
        () => ({ kind: 'answered', jobId, asked }),
      );
    }
    case 'pin': {
      const { reportId, pinned } = entry.payload;
      return send(
        transport,
        signal,
        { call: pinReport, params: { id: reportId }, body: { is_pinned: pinned }, opId },
        (answer) => ({ kind: 'report', item: answer.data.report }),
      );
    }
    case 'view':
      return send(transport, signal, { call: viewReport, params: { id: entry.payload.reportId }, opId }, (answer) => ({
        kind: 'report',
        item: answer.data.report,
      }));
  }
}

async function send<C extends AnyCall>(
  transport: Transport,
  signal: AbortSignal,
  outgoing: Outgoing<C>,
  effect: (data: Extract<Awaited<ReturnType<typeof transport<C>>>, { kind: 'ok' }>['data']) => Effect,
): Promise<Answer<Effect>> {
  const answer = await transport(outgoing, signal);
  return answer.kind === 'ok' ? { ...answer, data: effect(answer.data) } : answer;
}
