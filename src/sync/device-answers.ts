import type { ChatReply } from '../contract/chat.ts';
import { CHAT_PAGE_SIZE } from '../contract/limits.ts';
import type { ReportContent } from '../contract/report.ts';
import { type QuestionHere, questionsForDevice } from '../domain/answered-here.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { readBody } from '../store/bodies.ts';
import { keepReply } from '../store/kept-reply.ts';
import { observe } from '../store/observe.ts';
import { withRoom } from '../store/room.ts';
import { chatView } from '../store/views/chat.ts';

/** The server's own way of answering, on this device. Rejects where it cannot be had. */
export type Answerer = (asked: {
  readonly report: ReportContent;
  readonly question: string;
  readonly before: string;
}) => Promise<ChatReply>;

export interface DeviceAnswerPorts {
  readonly db: AccountDb;
  readonly answerer: Answerer;
  /** False is certain, true means little. */
  readonly hasNetwork: () => boolean;
  readonly log: Log;
}

/**
 * Answers a conversation's questions from the report on this device while the network is away, until `signal` is aborted. The
 * questions stay in the outbox, and the server's answer takes the place of this one.
 */
export function answerOnDevice(
  { db, answerer, hasNetwork, log }: DeviceAnswerPorts,
  reportId: string,
  signal: AbortSignal,
): void {
  const underWay = new Set<string>();

  const answer = async ({ opId, question, before }: QuestionHere) => {
    const body = await readBody(db, reportId);
    // Not on this device: the question waits, and says so.
    if (!body || signal.aborted) return;
    const reply = await answerer({ report: body.report, question, before });
    await withRoom(db, reportId, () => keepReply(db, opId, reply));
  };

  const begin = (asked: QuestionHere) => {
    if (underWay.has(asked.opId)) return;
    underWay.add(asked.opId);
    answer(asked)
      .catch((cause: unknown) => log.warn('question not answered on this device', { cause }))
      .finally(() => underWay.delete(asked.opId));
  };

  const stop = observe(() => chatView(db, reportId, CHAT_PAGE_SIZE)).subscribe(
    ({ messages }) => questionsForDevice(messages, hasNetwork()).forEach(begin),
    (cause) => log.warn('conversation not followed', { cause }),
  );
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
}
