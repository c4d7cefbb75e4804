import * as v from 'valibot';
import { pathOf } from '../contract/call.ts';
import { ANSWER_EVENTS_PATH, AnswerSoFar } from '../contract/chat.ts';
import { API_KEY_HEADER, BUILD_HEADER } from '../contract/headers.ts';
import { JOB_EVENTS_PATH, JobState } from '../contract/research.ts';
import { linkedAbort } from '../lib/abort.ts';
import type { Clock } from '../lib/clock.ts';
import { apiError } from './error.ts';
import type { ExchangePorts } from './exchange.ts';
import { refusal } from './failure.ts';
import { eventParser, type ServerEvent } from './sse.ts';

/** The server sends a comment every 15 s; a stream silent for longer than this is dead. */
export const SILENT_LIMIT_MS = 40_000;

type EventPorts = Pick<ExchangePorts, 'origin' | 'publicKey' | 'token' | 'answered' | 'fetch' | 'now'> & {
  clock: Clock;
};

/** A job's progress as server-sent events. */
export const createEventStream =
  (ports: EventPorts) =>
  (jobId: string, signal: AbortSignal, onState: (state: JobState) => void): Promise<void> =>
    follow(ports, pathOf(JOB_EVENTS_PATH, { id: jobId }), signal, ({ name, data }) => {
      if (name === 'job') onState(v.parse(v.pipe(v.string(), v.parseJson(), JobState), data));
    });

/** How far the answer to a question has come, as server-sent events. */
export const createAnswerStream =
  (ports: EventPorts) =>
  (questionId: string, signal: AbortSignal, onText: (soFar: string) => void): Promise<void> =>
    follow(ports, pathOf(ANSWER_EVENTS_PATH, { id: questionId }), signal, ({ name, data }) => {
      if (name === 'answer') onText(v.parse(v.pipe(v.string(), v.parseJson(), AnswerSoFar), data).text);
    });

/**
 * Server-sent events read as a fetch stream, because an EventSource cannot carry the bearer header. Resolves when the server
 * ended the stream; rejects when it could not be opened or broke off.
 */
async function follow(
  ports: EventPorts,
  path: string,
  signal: AbortSignal,
  tell: (event: ServerEvent) => void,
): Promise<void> {
  const { controller, unlink } = linkedAbort(signal);
  let cancel = () => {};
  const alive = () => {
    cancel();
    cancel = ports.clock.after(SILENT_LIMIT_MS, () => controller.abort());
  };
  try {
    alive();
    const response = await (ports.fetch ?? fetch)(`${ports.origin}${path}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${await ports.token()}`,
        [API_KEY_HEADER]: ports.publicKey,
      },
      credentials: 'omit',
      cache: 'no-store',
      signal: controller.signal,
    });
    if (!response.ok || !response.headers.has(BUILD_HEADER) || !response.body) {
      await response.body?.cancel();
      throw apiError({ ...refusal(response, undefined, ports.now()) } as Parameters<typeof apiError>[0]);
    }
    ports.answered(true);
    await readStream(response.body, alive, tell);
  } finally {
    cancel();
    unlink();
    controller.abort();
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
  tell: (event: ServerEvent) => void,
): Promise<void> {
  const parse = eventParser(tell);
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    parse(decoder.decode(value, { stream: true }));
  }
}
