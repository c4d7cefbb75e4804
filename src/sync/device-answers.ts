import type { ChatReply } from '../contract/chat.ts';
import type { ReportContent } from '../contract/report.ts';
import { type QuestionHere, questionsForDevice } from '../domain/answered-here.ts';
import type { ChatHistoryView } from '../domain/working-copy.ts';
import { type Cell, cell } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { readBody } from '../store/bodies.ts';
import { keepReply } from '../store/kept-reply.ts';
import { withQuotaEviction } from '../store/quota.ts';

/** The server's own way of answering, on this device. */
export interface Answerer {
  /** Rejects where it cannot be had. */
  answer(asked: {
    readonly report: ReportContent;
    readonly question: string;
    readonly before: readonly string[];
  }): Promise<ChatReply>;
  end(): void;
}

export interface DeviceAnswerPorts {
  readonly db: AccountDb;
  /** Begins to fetch it at once. */
  readonly openAnswerer: () => Answerer;
  /** False is certain, true means little. */
  readonly hasNetwork: () => boolean;
  readonly log: Log;
}

export interface DeviceAnswers {
  /** What was answered and may not be kept yet, by the question's entry. */
  readonly replies: Cell<ReadonlyMap<string, ChatReply>>;
  /** Answers what in this conversation nobody else can answer now. */
  look(history: ChatHistoryView): void;
  end(): void;
}

/**
 * Answers from the report, on this device, for as long as a conversation is on the screen. The questions stay in the outbox with
 * their answers, and the server's take the place of these.
 */
export function createDeviceAnswers(
  { db, openAnswerer, hasNetwork, log }: DeviceAnswerPorts,
  reportId: string,
): DeviceAnswers {
  // Somebody who opens a conversation without a network will ask.
  let answerer = hasNetwork() ? null : openAnswerer();
  const underWay = new Set<string>();
  const replies = cell<ReadonlyMap<string, ChatReply>>(new Map());

  const answer = async ({ opId, question, before }: QuestionHere) => {
    const body = await readBody(db, reportId);
    // Not on this device: the question waits, and says so.
    if (!body) return;
    answerer ??= openAnswerer();
    const reply = await answerer.answer({ report: body.report, question, before });
    // It is read while it is being kept.
    replies.set(new Map(replies.get()).set(opId, reply));
    await withQuotaEviction(db, reportId, () => keepReply(db, opId, reply));
  };
  const begin = (asked: QuestionHere) => {
    if (underWay.has(asked.opId)) return;
    underWay.add(asked.opId);
    answer(asked)
      .catch((cause: unknown) => {
        log.warn('question not answered on this device', { cause });
        // One that has failed is opened anew for the next question.
        answerer?.end();
        answerer = null;
      })
      .finally(() => underWay.delete(asked.opId));
  };
  return {
    replies,
    look: (history) => questionsForDevice(history.messages, hasNetwork()).forEach(begin),
    end: () => answerer?.end(),
  };
}

/** A conversation with what this device has answered. */
export function withReplies(history: ChatHistoryView, replies: ReadonlyMap<string, ChatReply>): ChatHistoryView {
  return { ...history, messages: history.messages.map((message) => withReply(message, replies)) };
}

type Message = ChatHistoryView['messages'][number];

function withReply(message: Message, replies: ReadonlyMap<string, ChatReply>): Message {
  const { pending } = message;
  if (!pending || pending.here) return message;
  return { ...message, pending: { ...pending, here: replies.get(pending.opId) ?? null } };
}
