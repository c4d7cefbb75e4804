import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type JSONValue, type LanguageModelUsage, RetryError, streamText } from 'ai';
import type { ServerLog } from '../../src/lib/log.ts';
import { withoutThoughts } from './json.ts';
import { patientFetch } from './patient-fetch.ts';
import {
  type ChatAsk,
  type ChatModel,
  type ChatReply,
  ModelRefusedError,
  ModelUnavailableError,
  tokensIn,
} from './port.ts';

export interface ModelSettings {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** Tokens of a question and its answer together. */
  readonly context: number;
}

/** Tries after the first; the library waits as the server's `Retry-After` says, or twice as long each time. */
const RETRIES = 2;
const PROVIDER = 'baraza';

/** How the form of an answer is asked for; servers differ in which they know. */
const FORMS = ['json_schema', 'json_object', 'words'] as const;

/** What servers and models that speak the same protocol want in different ways. */
interface Ways {
  readonly form: (typeof FORMS)[number];
  /** Newer models of OpenAI refuse the older name. */
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  /** Models that think refuse to be told how warm. */
  readonly takesTemperature: boolean;
  /** What a model thinks before it answers counts as answered, and needs room. */
  readonly thinks: boolean;
}
const USUAL: Ways = { form: 'json_schema', limit: 'max_tokens', takesTemperature: true, thinks: false };

/** Room for thoughts beside an answer, in tokens. */
const THOUGHTS = 8_000;

/** What to ask otherwise after a refusal; null where nothing is left to try. */
function otherWays(ways: Ways, refusal: string, ask: ChatAsk): Ways | null {
  if (ways.limit === 'max_tokens' && refusal.includes('max_completion_tokens'))
    return { ...ways, limit: 'max_completion_tokens', thinks: true };
  if (ways.takesTemperature && refusal.includes('temperature')) return { ...ways, takesTemperature: false };
  const form = FORMS[FORMS.indexOf(ways.form) + 1];
  return ask.form === undefined || form === undefined ? null : { ...ways, form };
}

function formOf({ form }: Ways, ask: ChatAsk): Record<string, JSONValue> {
  if (ask.form === undefined || form === 'words') return {};
  if (form === 'json_object') return { response_format: { type: 'json_object' } };
  const { name, schema } = ask.form;
  return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
}

/** Where the server does not hold the answer to the form, the form is told in words. */
const systemOf = ({ form }: Ways, { system, form: wanted }: ChatAsk): string =>
  wanted === undefined || form === 'json_schema'
    ? system
    : `${system}\n\nAnswer with one JSON object and nothing else, in this form (JSON schema):\n${JSON.stringify(wanted.schema)}`;

/** Of a prompt that is not short, a server that read no more than this share of what we count has cut it. */
const READ_SHARE = 0.5;
const NOT_SHORT = 3_000;

/** What came of a call. */
interface Came {
  readonly text: string;
  readonly finishReason: string;
  readonly usage: LanguageModelUsage;
}

/** Its thoughts took the room of its answer. */
const isCutByThoughts = ({ text, finishReason, usage }: Came): boolean =>
  finishReason === 'length' &&
  (withoutThoughts(text).trim() === '' || (usage.outputTokenDetails.reasoningTokens ?? 0) > 0);

/** Any server that speaks the chat completions of OpenAI. The key is sent and never logged. */
export function createModelClient(settings: ModelSettings, log?: ServerLog): ChatModel {
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: settings.baseUrl,
    includeUsage: true,
    fetch: patientFetch,
    ...(settings.apiKey !== null && { apiKey: settings.apiKey }),
  });
  const model = provider(settings.model);
  /** As the server is known: what it refused once it is not asked again. */
  let known = USUAL;
  let isCutTold = false;

  const optionsOf = (ways: Ways, ask: ChatAsk) => {
    const most = ask.maxTokens + (ways.thinks ? THOUGHTS : 0);
    return {
      model,
      system: systemOf(ways, ask),
      prompt: ask.prompt,
      ...(ways.takesTemperature && { temperature: 0 }),
      ...(ways.limit === 'max_tokens' && { maxOutputTokens: most }),
      maxRetries: RETRIES,
      abortSignal: AbortSignal.any([ask.signal, AbortSignal.timeout(ask.timeoutMs)]),
      providerOptions: {
        [PROVIDER]: {
          ...formOf(ways, ask),
          ...(ways.limit === 'max_completion_tokens' && { max_completion_tokens: most }),
        },
      },
    };
  };

  /** A server with a small context drops what does not fit without a word, the rules first. */
  const tellCut = ({ usage: { inputTokens = Number.NaN } }: Came, ask: ChatAsk) => {
    const sent = tokensIn(ask.system + ask.prompt);
    if (isCutTold || sent < NOT_SHORT || !(inputTokens < READ_SHARE * sent)) return;
    isCutTold = true;
    log?.warn('model', {
      message: `The server read ${inputTokens} of about ${sent} tokens: give the model a larger context there (Ollama: OLLAMA_CONTEXT_LENGTH=${settings.context}), or set BARAZA_LLM_CONTEXT to what it has`,
    });
  };

  /** Asks in the ways that the server knows, and in others where it refuses. */
  const asked = async (ask: ChatAsk, call: (ways: Ways) => Promise<Came>): Promise<ChatReply> => {
    let ways = known;
    let tokens = 0;
    for (;;) {
      try {
        const came = await call(ways);
        known = ways;
        const { text, usage } = came;
        tokens += usage.totalTokens ?? tokensIn(`${ask.system}${ask.prompt}${text}`);
        if (ways.thinks || !isCutByThoughts(came)) {
          tellCut(came, ask);
          return { text, tokens };
        }
        ways = { ...ways, thinks: true };
      } catch (error) {
        ask.signal.throwIfAborted();
        const next = statusOf(error) === 400 ? otherWays(ways, bodyOf(error), ask) : null;
        if (next === null) throw asOurs(error);
        ways = next;
      }
    }
  };

  return {
    name: settings.model,
    context: settings.context,
    complete: (ask) => asked(ask, (ways) => generateText(optionsOf(ways, ask))),
    stream: (ask, onText) =>
      asked(ask, async (ways) => {
        let failed: unknown;
        const result = streamText({
          ...optionsOf(ways, ask),
          onError: ({ error }) => {
            failed = error;
          },
        });
        let text = '';
        for await (const piece of result.textStream) {
          text += piece;
          onText(piece);
        }
        if (failed !== undefined) throw failed;
        return { text, finishReason: await result.finishReason, usage: await result.usage };
      }),
  };
}

const causeOf = (error: unknown): unknown => (RetryError.isInstance(error) ? error.lastError : error);

function statusOf(error: unknown): number | undefined {
  const cause = causeOf(error);
  return APICallError.isInstance(cause) ? cause.statusCode : undefined;
}

/** What the server says of its refusal. */
function bodyOf(error: unknown): string {
  const cause = causeOf(error);
  return APICallError.isInstance(cause) ? `${cause.message} ${cause.responseBody ?? ''}` : '';
}

function asOurs(error: unknown): Error {
  const status = statusOf(error);
  if (status !== undefined && status < 500 && status !== 408 && status !== 429)
    return new ModelRefusedError(`answered ${status}`, { cause: error });
  const cause = causeOf(error);
  return new ModelUnavailableError(status === undefined ? nameOf(cause) : `answered ${status}`, { cause: error });
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'failed');
