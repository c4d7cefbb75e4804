import { type ChatPorts, createChats } from '../../sync/chat.ts';
import { createDeviceAnswers } from '../../sync/device-answers.ts';
import { createInsights, type InsightsPorts } from '../../sync/insights.ts';
import { openAnswerer } from './answerer.ts';

type AdvicePorts = ChatPorts & InsightsPorts & { readonly window: Window };

/** Conversations and insights of one account, until `signal` is aborted. A part of its own: only some pages need it. */
export function createAdvice(ports: AdvicePorts, signal: AbortSignal) {
  const here = { ...ports, openAnswerer: () => openAnswerer(ports.window) };
  return {
    chats: createChats(ports, signal),
    answersHere: (reportId: string) => createDeviceAnswers(here, reportId),
    insights: createInsights(ports, signal),
  };
}
