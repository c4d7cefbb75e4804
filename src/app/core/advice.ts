import type { Advice } from '../../hooks/core-port.ts';
import { readInsights } from '../../store/insights.ts';
import { observe } from '../../store/observe.ts';
import { chatView } from '../../store/views/chat.ts';
import { type ChatPorts, createChats } from '../../sync/chat.ts';
import { createInsights, type InsightsPorts } from '../../sync/insights.ts';
import { workerAnswerer } from './answerer.ts';

type AdvicePorts = Omit<ChatPorts, 'answerer'> & InsightsPorts & { readonly window: Window };

/** Conversations and insights of one account, until `signal` is aborted. A part of its own: only some pages need it. */
export function createAdvice(ports: AdvicePorts, signal: AbortSignal): Advice {
  const { db } = ports;
  const chats = createChats({ ...ports, answerer: workerAnswerer(ports.window) }, signal);
  const insights = createInsights(ports, signal);
  return {
    chat: (reportId) => ({
      history: (limit) => observe(() => chatView(db, reportId, limit)),
      status: chats.status(reportId),
      open: () => chats.open(reportId),
      older: () => chats.older(reportId),
    }),
    insights: (reportId) => observe(() => readInsights(db, reportId)),
    watchInsights: insights.watch,
    regenerateInsights: insights.regenerate,
  };
}
