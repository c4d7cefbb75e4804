import { chatHistory, chatStatus, prepareChat, verifyEmbeddings } from '../contract/chat.ts';
import { CHAT_PAGE_SIZE } from '../contract/limits.ts';
import type { Answer } from '../domain/answer.ts';
import { type ChatFault, chatFault, failureOf } from '../domain/chat-errors.ts';
import type { Transport } from '../domain/transport.ts';
import { linkedAbort } from '../lib/abort.ts';
import { type Clock, wait } from '../lib/clock.ts';
import { type Cell, cell, type WritableCell } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { countMessages, saveMessages } from '../store/chats.ts';

/** Spec 2 §9: the first page is short, since it is what one waits for. */
export const FIRST_PAGE = 10;
/** Spec 2 §4, in milliseconds. */
export const STATUS_RETRIES_MS = [500, 1_000, 2_000] as const;
export const PREPARE_AGAIN_MS = 3_000;

export interface ChatStatus {
  readonly preparation: 'unknown' | 'preparing' | 'ready' | 'error';
  /** The server's words while it is not ready. */
  readonly message: string | null;
  readonly history: 'unread' | 'loading' | 'read' | 'failed';
  readonly fault: ChatFault | null;
}

const AT_FIRST: ChatStatus = { preparation: 'unknown', message: null, history: 'unread', fault: null };

export interface ChatPorts {
  readonly db: AccountDb;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  /** Calls back when a held-back status request may go. */
  readonly onOpen: (listener: () => void) => () => void;
}

export interface Chats {
  status(reportId: string): Cell<ChatStatus>;
  /** Somebody looks: prepares the chat and reads its newest page; the answer ends what is still going on. */
  open(reportId: string): () => void;
  /** One page further back. */
  older(reportId: string): void;
}

/** The server's side of the conversations: preparation and history. Questions themselves are entries of the outbox. */
export function createChats(ports: ChatPorts, signal: AbortSignal): Chats {
  const { log } = ports;
  const cells = new Map<string, WritableCell<ChatStatus>>();
  const cellOf = (reportId: string) => {
    const known = cells.get(reportId) ?? cell(AT_FIRST);
    cells.set(reportId, known);
    return known;
  };
  const tell = (reportId: string, change: Partial<ChatStatus>) => {
    const status = cellOf(reportId);
    status.set({ ...status.get(), ...change });
  };

  const readPage = async (reportId: string, page: number, size: number, until: AbortSignal) => {
    tell(reportId, { history: 'loading', fault: null });
    const answer = await readHistory(ports, reportId, page, size, until);
    if (until.aborted) return tell(reportId, { history: 'unread' });
    if (answer.kind === 'ok') return tell(reportId, { history: 'read' });
    tell(reportId, { history: 'failed', fault: chatFault(failureOf(answer)) });
  };

  const attempt = (what: string, work: Promise<void>) => {
    work.catch((cause: unknown) => {
      if (!signal.aborted) log.warn(`${what} failed`, { cause });
    });
  };

  return {
    status: cellOf,
    open(reportId) {
      const { controller, unlink } = linkedAbort(signal);
      attempt('chat history', readPage(reportId, 1, FIRST_PAGE, controller.signal));
      if (cellOf(reportId).get().preparation !== 'ready') {
        const onStatus = (change: Partial<ChatStatus>) => tell(reportId, change);
        attempt('chat preparation', prepare(ports, reportId, onStatus, controller.signal));
      }
      return () => {
        unlink();
        controller.abort();
      };
    },
    older(reportId) {
      const work = async () => {
        const here = await countMessages(ports.db, reportId);
        await readPage(reportId, Math.floor(here / CHAT_PAGE_SIZE) + 1, CHAT_PAGE_SIZE, signal);
      };
      attempt('chat history', work());
    },
  };
}

async function readHistory(
  { db, transport, clock }: ChatPorts,
  reportId: string,
  page: number,
  size: number,
  signal: AbortSignal,
): Promise<Answer<unknown>> {
  const query = { page: String(page), page_size: String(size), sort_order: 'desc' as const };
  const answer = await transport({ call: chatHistory, params: { reportId }, query }, signal);
  if (answer.kind !== 'ok') return answer;
  const { messages, pagination } = answer.data.data;
  const known = { messages, total: pagination.totalMessages, complete: !pagination.hasMore };
  await saveMessages(db, reportId, known, clock.now());
  return answer;
}

/**
 *   unknown ──▶ preparing ──ready_for_chat──▶ ready
 *               preparing ──not ready──▶ 3 s ──▶ preparing
 *               preparing ──prepare failed──▶ status, three more times ──failed──▶ ready (assumed: spec 2 §4)
 *
 * A chat that is assumed ready and is not says so itself, with the first question.
 */
async function prepare(
  { transport, clock, onOpen }: ChatPorts,
  reportId: string,
  onStatus: (change: Partial<ChatStatus>) => void,
  signal: AbortSignal,
): Promise<void> {
  const params = { reportId };
  onStatus({ preparation: 'preparing', message: null });
  // A failure here is tolerated; the answer only warms the server.
  await transport({ call: verifyEmbeddings, params }, signal);
  while (!signal.aborted) {
    let answer = await transport({ call: prepareChat, params }, signal);
    for (const delay of STATUS_RETRIES_MS) {
      if (answer.kind === 'ok' || signal.aborted) break;
      await wait(clock, delay, signal);
      answer = await askWhenOpen(() => transport({ call: chatStatus, params }, signal), onOpen, signal);
    }
    if (signal.aborted) break;
    if (answer.kind !== 'ok' || answer.data.data.ready_for_chat)
      return onStatus({ preparation: 'ready', message: null });
    const { status, user_message } = answer.data.data;
    if (status === 'error') return onStatus({ preparation: 'error', message: user_message ?? null });
    onStatus({ message: user_message ?? null });
    await wait(clock, PREPARE_AGAIN_MS, signal);
  }
  onStatus({ preparation: 'unknown', message: null });
}

/** A status request that the throttle holds back is no failure: it goes when it may. */
async function askWhenOpen<T>(
  ask: () => Promise<Answer<T>>,
  onOpen: ChatPorts['onOpen'],
  signal: AbortSignal,
): Promise<Answer<T>> {
  for (;;) {
    let wake = () => {};
    const opened = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const stop = onOpen(wake);
    signal.addEventListener('abort', wake, { once: true });
    try {
      const answer = await ask();
      if (signal.aborted || answer.kind !== 'silent' || answer.reason !== 'blocked') return answer;
      await opened;
    } finally {
      stop();
      signal.removeEventListener('abort', wake);
    }
  }
}
