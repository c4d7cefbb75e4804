import type { ChatReply } from '../contract/chat.ts';
import type { ReportContent } from '../contract/report.ts';
import { type QuestionHere, questionsForDevice } from '../domain/answered-here.ts';
import type { ChatHistoryView } from '../domain/working-copy.ts';
import type { Live } from '../lib/live.ts';
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
    readonly before: string;
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

/**
 * A conversation in which this device answers from the report what nobody else can answer now. The questions stay in the outbox
 * with their answers, and the server's take the place of these.
 */
export function withDeviceAnswers(
  { db, openAnswerer, hasNetwork, log }: DeviceAnswerPorts,
  reportId: string,
  history: Live<ChatHistoryView>,
): Live<ChatHistoryView> {
  return {
    subscribe(next, error) {
      let shown: ChatHistoryView | null = null;
      // Somebody who opens a conversation without a network will ask.
      let answerer = hasNetwork() ? null : openAnswerer();
      const underWay = new Set<string>();
      const replies = new Map<string, ChatReply>();

      const tell = () => {
        if (shown) next({ ...shown, messages: shown.messages.map((message) => withReply(message, replies)) });
      };

      const answer = async ({ opId, question, before }: QuestionHere) => {
        const body = await readBody(db, reportId);
        // Not on this device: the question waits, and says so.
        if (!body) return;
        answerer ??= openAnswerer();
        const reply = await answerer.answer({ report: body.report, question, before });
        // It is read while it is being kept.
        replies.set(opId, reply);
        tell();
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

      const stop = history.subscribe((view) => {
        shown = view;
        tell();
        questionsForDevice(view.messages, hasNetwork()).forEach(begin);
      }, error);
      return () => {
        stop();
        answerer?.end();
        shown = null;
      };
    },
  };
}

type Message = ChatHistoryView['messages'][number];

function withReply(message: Message, replies: ReadonlyMap<string, ChatReply>): Message {
  const { pending } = message;
  if (!pending || pending.here) return message;
  return { ...message, pending: { ...pending, here: replies.get(pending.opId) ?? null } };
}
