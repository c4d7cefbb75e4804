import type { Advice } from '../../hooks/core-port.ts';
import { readInsights } from '../../store/insights.ts';
import { observe } from '../../store/observe.ts';
import { chatView } from '../../store/views/chat.ts';
import { type ChatPorts, createChats } from '../../sync/chat.ts';
import { withDeviceAnswers } from '../../sync/device-answers.ts';
import { createInsights, type InsightsPorts } from '../../sync/insights.ts';
import { openAnswerer } from './answerer.ts';

type AdvicePorts = ChatPorts & InsightsPorts & { readonly window: Window };

/** Conversations and insights of one account, until `signal` is aborted. A part of its own: only some pages need it. */
export function createAdvice(ports: AdvicePorts, signal: AbortSignal): Advice {
  const { db } = ports;
  const here = { ...ports, openAnswerer: () => openAnswerer(ports.window) };
  const chats = createChats(ports, signal);
  const insights = createInsights(ports, signal);
  return {
    chat: (reportId) => ({
      history: (limit) =>
        withDeviceAnswers(
          here,
          reportId,
          observe(() => chatView(db, reportId, limit)),
        ),
      status: chats.status(reportId),
      open: () => chats.open(reportId),
      older: () => chats.older(reportId),
    }),
    insights: (reportId) => observe(() => readInsights(db, reportId)),
    watchInsights: insights.watch,
    regenerateInsights: insights.regenerate,
  };
}
