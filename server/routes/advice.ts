import * as v from 'valibot';
import * as chatCalls from '../../src/contract/chat.ts';
import * as explorerCalls from '../../src/contract/explorer.ts';
import * as insightCalls from '../../src/contract/insights.ts';
import { Id } from '../../src/contract/primitives.ts';
import { SECOND } from '../../src/lib/moments.ts';
import type { AnswersUnderWay } from '../services/answers-under-way.ts';
import * as chat from '../services/chat.ts';
import * as explorer from '../services/explorer.ts';
import * as insights from '../services/insights.ts';
import { type Api, type Request, serve, serveLong, serveOnce } from './register.ts';

export interface AdviceRouteDeps extends explorer.ExplorerDeps, insights.InsightDeps {}

export interface ChatRouteDeps extends chat.ChatDeps {
  readonly answers: AnswersUnderWay;
  readonly answering: AnsweringTimes;
}

/** How long an answer may take, and how much of it one call waits. */
export interface AnsweringTimes {
  readonly waitMs: number;
  readonly limitMs: number;
}

/** Under the client's own 30 s, so that it hears that its answer is still written. */
const WAIT_MS = 25 * SECOND;

/** A model's `seconds`, and what the report and the web around it take. */
export const answeringWithin = (seconds: number): AnsweringTimes => ({
  waitMs: WAIT_MS,
  limitMs: seconds * SECOND + WAIT_MS,
});

export const DEFAULT_ANSWERING = answeringWithin(0);

/** The Explorer's jobs and history (spec 3 §7). `user_id` in a body is read past. */
export function explorerRoutes(api: Api, deps: AdviceRouteDeps): void {
  const { sql } = deps.database;
  serveOnce(api, explorerCalls.startExploring, deps, async ({ identity, body, requestId }, tx, opId) => {
    const { parameters } = body;
    await explorer.startExploring(tx, deps, { id: opId, userId: identity.userId, parameters, requestId });
    return { job_id: opId };
  });
  serve(api, explorerCalls.explorerStatus, (request) =>
    explorer.exploringStatus(deps, request.identity.userId, request.id('jobId')),
  );
  serve(api, explorerCalls.cancelExploring, async (request) => ({
    cancelled: await explorer.cancelExploring(deps, request.identity.userId, request.id('jobId')),
  }));
  serve(api, explorerCalls.explorerHistory, ({ identity, query }) =>
    explorer.explorerHistory(sql, identity.userId, query),
  );
  serve(api, explorerCalls.explorerSession, (request) =>
    explorer.explorerSession(
      sql,
      request.identity.userId,
      request.id('sessionId'),
      request.query.include_results === true,
    ),
  );
  serveOnce(api, explorerCalls.deleteExplorerSession, deps, async (request, tx) => {
    await explorer.deleteExplorerSession(tx, deps, request.identity.userId, request.id('sessionId'));
    return { deleted: true };
  });
  serveOnce(api, explorerCalls.markExplorerResult, deps, (request, tx) =>
    explorer.markResult(tx, request.identity.userId, request.id('resultId'), request.body),
  );
}

/** Actionable insights of a report (spec 2 §7). */
export function insightRoutes(api: Api, deps: AdviceRouteDeps): void {
  const { sql } = deps.database;
  serve(api, insightCalls.insights, (request) => insights.readInsights(sql, request.identity.userId, request.id('id')));
  serve(api, insightCalls.insightsStatus, (request) =>
    insights.insightsStatus(sql, request.identity.userId, request.id('id')),
  );
  serveOnce(api, insightCalls.generateInsights, deps, (request, tx, opId) =>
    insights.generateInsights(tx, deps, {
      id: opId,
      userId: request.identity.userId,
      reportId: request.id('id'),
      force: request.body.force_regenerate,
      requestId: request.requestId,
    }),
  );
}

/** The conversation about a report (spec 2 §7). */
export function chatRoutes(api: Api, deps: ChatRouteDeps): void {
  serve(api, chatCalls.verifyEmbeddings, (request) =>
    chat.verifyChunks(deps, request.identity.userId, request.id('reportId')),
  );
  serve(api, chatCalls.prepareChat, (request) =>
    chat.chatStatus(deps, request.identity.userId, request.id('reportId')),
  );
  serve(api, chatCalls.chatStatus, (request) => chat.chatStatus(deps, request.identity.userId, request.id('reportId')));
  serve(api, chatCalls.chatHistory, (request) =>
    chat.chatHistory(deps.database.sql, request.identity.userId, request.id('reportId'), request.query),
  );
  const askedIn = ({ identity, body }: Request<typeof chatCalls.sendChatMessage>) => ({
    userId: identity.userId,
    reportId: body.report_id,
    question: body.content,
    widen: body.web_search_enabled,
  });
  const { answers, answering } = deps;
  serveLong(
    api,
    chatCalls.sendChatMessage,
    deps,
    answering.waitMs,
    answers.once,
    async (request, opId) => {
      const tell = (text: string | null) => answers.tell(request.identity.userId, opId, text);
      try {
        return await chat.answerQuestion(deps, askedIn(request), AbortSignal.timeout(answering.limitMs), tell);
      } finally {
        tell(null);
      }
    },
    (request, tx, opId, answer) => {
      const session = v.safeParse(Id, request.body.chat_session_id);
      const sessionId = session.success ? session.output : deps.newId();
      return chat.keepExchange(tx, deps, { ...askedIn(request), id: opId, sessionId }, answer);
    },
  );
}
