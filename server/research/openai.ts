import * as v from 'valibot';
import type { ServerLog } from '../../src/lib/log.ts';
import { SECOND } from '../../src/lib/moments.ts';
import type { Ask, Model } from './model.ts';
import { readCapped } from './read-capped.ts';

export interface ModelSettings {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly timeoutMs: number;
  /** Between tries; doubles, and gives way to the server's own `Retry-After`. */
  readonly retryDelayMs: number;
}

export const MODEL_TIMEOUT_MS = 60 * SECOND;
export const MODEL_RETRY_MS = 1 * SECOND;
const TRIES = 3;
const LONGEST_WAIT_MS = 10 * SECOND;
const MAX_BYTES = 1_000_000;
const MAX_ANSWER_TOKENS = 4_000;
/** A rough measure for what is not told: four letters a token. */
const LETTERS_PER_TOKEN = 4;

const Completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
  usage: v.optional(v.nullable(v.object({ total_tokens: v.pipe(v.number(), v.minValue(0)) }))),
});

/** A try that may be worth another. */
class Passing extends Error {
  override readonly name = 'Passing';
  readonly waitMs: number | null;
  constructor(message: string, waitMs: number | null = null) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** Any server that speaks the chat completions of OpenAI. The key is sent and never logged. */
export function createOpenAiModel(settings: ModelSettings, log: ServerLog): Model {
  const once = async <T>(ask: Ask<T>, isStructured: boolean): Promise<T> => {
    const messages = [
      { role: 'system', content: ask.system },
      { role: 'user', content: JSON.stringify(ask.data) },
    ];
    const answer = await fetch(`${settings.baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([ask.signal, AbortSignal.timeout(settings.timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        ...(settings.apiKey !== null && { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: JSON.stringify({
        model: settings.model,
        messages,
        temperature: 0,
        max_tokens: Math.max(1, Math.min(MAX_ANSWER_TOKENS, ask.budget.left)),
        response_format: isStructured
          ? { type: 'json_schema', json_schema: { name: ask.name, strict: true, schema: ask.form } }
          : { type: 'json_object' },
      }),
    });
    const text = await readCapped(answer, MAX_BYTES);
    if (answer.status === 429 || answer.status >= 500)
      throw new Passing(`answered ${answer.status}`, retryAfter(answer.headers.get('retry-after')));
    if (!answer.ok) throw new Refused(answer.status);
    const completion = v.safeParse(v.pipe(v.string(), v.parseJson(), Completion), text);
    const content = completion.success ? (completion.output.choices[0]?.message.content ?? '') : '';
    const told = completion.success ? completion.output.usage?.total_tokens : undefined;
    ask.budget.left -= told ?? Math.ceil((JSON.stringify(messages).length + content.length) / LETTERS_PER_TOKEN);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ask.schema), content);
    if (!parsed.success) throw new Passing('its answer does not have the form asked for');
    return parsed.output as T;
  };

  return {
    name: settings.model,
    async ask(ask) {
      let isStructured = true;
      let wait = settings.retryDelayMs;
      for (let attempt = 1; attempt <= TRIES && ask.budget.left > 0 && !ask.signal.aborted; attempt++) {
        try {
          return await once(ask, isStructured);
        } catch (error) {
          log.warn('model', { attempt, message: error instanceof Error ? error.message : 'failed' });
          // An older server may not know the form's kind: once more, asking for plain JSON.
          if (error instanceof Refused && !(error.status === 400 && isStructured)) return null;
          if (error instanceof Refused) isStructured = false;
          if (attempt === TRIES) return null;
          await pause(Math.min(LONGEST_WAIT_MS, (error instanceof Passing && error.waitMs) || wait), ask.signal);
          wait *= 2;
        }
      }
      return null;
    },
  };
}

/** An answer that no second try changes: a wrong key, a model that is not there. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  constructor(status: number) {
    super(`answered ${status}`);
    this.status = status;
  }
}

const retryAfter = (header: string | null): number | null =>
  header !== null && /^\d{1,4}$/.test(header) ? Number(header) * SECOND : null;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
