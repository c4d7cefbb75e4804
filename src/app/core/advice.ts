import type { AnswerStream } from '../../domain/transport.ts';
import { hasModel } from '../../hooks/server-model.ts';
import { followAnswer } from '../../sync/answer-so-far.ts';
import { type ChatPorts, createChats } from '../../sync/chat.ts';
import { createDeviceAnswers } from '../../sync/device-answers.ts';
import { createInsights, type InsightsPorts } from '../../sync/insights.ts';
import { openAnswerer } from './answerer.ts';

type AdvicePorts = ChatPorts & InsightsPorts & { readonly window: Window; readonly answerEvents: AnswerStream };

/** Conversations and insights of one account, until `signal` is aborted. A part of its own: only some pages need it. */
export function createAdvice(ports: AdvicePorts, signal: AbortSignal) {
  const here = { ...ports, openAnswerer: () => openAnswerer(ports.window) };
  return {
    chats: createChats(ports, signal),
    /** Null where no model writes answers: they come whole, and at once. */
    answerSoFar: (questionId: string) => (hasModel(ports.window.document) ? followAnswer(ports, questionId) : null),
    answersHere: (reportId: string) => createDeviceAnswers(here, reportId),
    insights: createInsights(ports, signal),
  };
}
