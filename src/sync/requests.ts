import type { AnyCall } from '../contract/call.ts';
import { sendChatMessage } from '../contract/chat.ts';
import { requestCredits } from '../contract/credits.ts';
import { subscribe } from '../contract/newsletter.ts';
import { deleteRefinerSession, markResearched, refineIdea } from '../contract/refiner.ts';
import {
  addFound,
  correctReading,
  deleteReport,
  editReportMetadata,
  pinReport,
  restoreReport,
  viewReport,
} from '../contract/reports.ts';
import { answerQuestions, cancelResearch, startResearch } from '../contract/research.ts';
import { endSession } from '../contract/session-end.ts';
import { contactUs, requestSupport, sendFeedback } from '../contract/support.ts';
import type { Answer } from '../domain/answer.ts';
import type { Effect } from '../store/effects.ts';
import type { Entry } from '../store/entry.ts';
import type { ExplorerEntry } from './explorer-requests.ts';
import type { Outgoing, Transport } from './transport.ts';

/** Sends one entry; what comes back when it was taken is already what it changes here. One case per type of intention. */
export function sendEntry(entry: Entry, transport: Transport, signal: AbortSignal): Promise<Answer<Effect>> {
  const { opId } = entry;
  switch (entry.type) {
    case 'research': {
      const { query, remakes } = entry.payload;
      return send(transport, signal, { call: startResearch, body: { query, remakes }, opId }, (answer) => ({
        kind: 'started',
        jobId: answer.data.job_id,
        query,
        createdAt: entry.createdAt,
      }));
    }
    case 'answers': {
      const { jobId, answers, asked, set } = entry.payload;
      return send(
        transport,
        signal,
        { call: answerQuestions, params: { sessionId: jobId }, body: { answers, ...(set && { set }) }, opId },
        // 'accepted: false' is a set already answered: nothing is left to do either way.
        () => ({ kind: 'answered', jobId, asked }),
      );
    }
    case 'research_cancel': {
      const { jobId } = entry.payload;
      return send(transport, signal, { call: cancelResearch, params: { jobId }, opId }, ({ data }) => ({
        kind: 'research_cancelled',
        jobId,
        cancelled: data.cancelled,
      }));
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
    case 'restore': {
      const call = entry.type === 'view' ? viewReport : restoreReport;
      return send(transport, signal, { call, params: { id: entry.payload.reportId }, opId }, (answer) => ({
        kind: 'report',
        item: answer.data.report,
      }));
    }
    case 'found': {
      const { reportId, ...note } = entry.payload;
      return send(transport, signal, { call: addFound, params: { id: reportId }, body: note, opId }, ({ data }) => ({
        kind: 'revised',
        item: data.report,
        report: data.content,
      }));
    }
    case 'reading': {
      const { reportId, slot, answer } = entry.payload;
      const outgoing = { call: correctReading, params: { id: reportId }, body: { slot, answer }, opId };
      return send(transport, signal, outgoing, ({ data }) => ({
        kind: 'revised',
        item: data.report,
        report: data.content,
      }));
    }
    case 'metadata': {
      const { reportId, edit } = entry.payload;
      return send(
        transport,
        signal,
        { call: editReportMetadata, params: { id: reportId }, body: edit, opId },
        (answer) => ({ kind: 'report', item: answer.data.report }),
      );
    }
    case 'delete': {
      const { reportId, permanent } = entry.payload;
      return send(
        transport,
        signal,
        { call: deleteReport, params: { id: reportId }, body: { permanent }, opId },
        (answer) => ({ kind: 'deleted', ...answer.data }),
      );
    }
    case 'chat':
      return sendChat(entry, transport, signal);
    case 'credit_request': {
      const { creditType, credits, reason } = entry.payload;
      const body = { credits_requested: credits, reason, credit_type: creditType };
      return send(transport, signal, { call: requestCredits, body, opId }, (answer) => ({
        kind: 'requested',
        type: creditType,
        request: answer.data,
      }));
    }
    case 'refine': {
      const { idea } = entry.payload;
      const body = { raw_idea: idea, user_id: entry.userId };
      return send(transport, signal, { call: refineIdea, body, opId }, (refined) => ({
        kind: 'refined',
        idea,
        refined,
        askedAt: entry.createdAt,
      }));
    }
    case 'refiner_delete': {
      const { sessionId } = entry.payload;
      return send(transport, signal, { call: deleteRefinerSession, params: { sessionId }, opId }, () => ({
        kind: 'refiner_deleted',
        id: sessionId,
      }));
    }
    case 'researched': {
      const { sessionId, resultId } = entry.payload;
      const body = { user_id: entry.userId };
      return send(transport, signal, { call: markResearched, params: { id: resultId }, body, opId }, () => ({
        kind: 'researched',
        sessionId,
        resultId,
      }));
    }
    case 'explore':
    case 'explorer_cancel':
    case 'explorer_delete':
    case 'explorer_marks':
      return sendLater(entry, transport, signal);
    case 'newsletter':
      return send(transport, signal, { call: subscribe, body: entry.payload, opId }, ({ letter }) => ({
        kind: 'subscribed',
        email: entry.payload.email,
        already: null,
        letter,
      }));
    case 'support':
      return send(transport, signal, { call: requestSupport, body: entry.payload, opId }, nothing);
    case 'contact':
      return send(transport, signal, { call: contactUs, body: entry.payload, opId }, nothing);
    case 'feedback':
      return send(transport, signal, { call: sendFeedback, body: entry.payload, opId }, nothing);
    case 'end_session':
      return send(transport, signal, { call: endSession, body: entry.payload, opId }, nothing);
  }
}

/** The Explorer's calls come with the first of its entries: few pages have any. Without them nobody could be asked. */
async function sendLater(entry: ExplorerEntry, transport: Transport, signal: AbortSignal): Promise<Answer<Effect>> {
  try {
    const { sendExplorer } = await import('./explorer-requests.ts');
    return await sendExplorer(entry, transport, signal);
  } catch (cause) {
    return { kind: 'silent', reason: 'network', cause };
  }
}

const nothing = (): Effect => ({ kind: 'nothing' });

/** The question keeps the operation's id, so that a history read later finds it here already (SRV-2). */
function sendChat(
  entry: Extract<Entry, { type: 'chat' }>,
  transport: Transport,
  signal: AbortSignal,
): Promise<Answer<Effect>> {
  const { reportId, content, webSearch, sessionId } = entry.payload;
  const body = { report_id: reportId, content, web_search_enabled: webSearch, chat_session_id: sessionId };
  return send(transport, signal, { call: sendChatMessage, body, opId: entry.opId }, ({ data }) => ({
    kind: 'exchange',
    askedAt: entry.createdAt,
    reportId,
    sessionId: data.chat_session_id,
    messages: [
      { id: entry.opId, role: 'user', content, timestamp: data.timestamp, chunks: [] },
      { id: data.id, role: 'assistant', content: data.content, timestamp: data.timestamp, chunks: data.chunks },
    ],
  }));
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
