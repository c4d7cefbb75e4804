import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type JSONValue, RetryError, streamText } from 'ai';
import { patientFetch } from './patient-fetch.ts';
import { type ChatAsk, type ChatModel, ModelRefusedError, ModelUnavailableError, tokensIn } from './port.ts';

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
type Form = (typeof FORMS)[number];

function responseFormat(form: Form, ask: ChatAsk): Record<string, JSONValue> {
  if (ask.form === undefined || form === 'words') return {};
  if (form === 'json_object') return { response_format: { type: 'json_object' } };
  const { name, schema } = ask.form;
  return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
}

/** Where the server does not hold the answer to the form, the form is told in words. */
const systemOf = (form: Form, { system, form: wanted }: ChatAsk): string =>
  wanted === undefined || form === 'json_schema'
    ? system
    : `${system}\n\nAnswer with one JSON object and nothing else, in this form (JSON schema):\n${JSON.stringify(wanted.schema)}`;

/** Any server that speaks the chat completions of OpenAI. The key is sent and never logged. */
export function createModelClient(settings: ModelSettings): ChatModel {
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: settings.baseUrl,
    includeUsage: true,
    fetch: patientFetch,
    ...(settings.apiKey !== null && { apiKey: settings.apiKey }),
  });
  const model = provider(settings.model);
  // What the server did not know once it is not asked again.
  let form: Form = 'json_schema';
  const optionsOf = (ask: ChatAsk) => ({
    model,
    system: systemOf(form, ask),
    prompt: ask.prompt,
    temperature: 0,
    maxOutputTokens: ask.maxTokens,
    maxRetries: RETRIES,
    abortSignal: AbortSignal.any([ask.signal, AbortSignal.timeout(ask.timeoutMs)]),
    providerOptions: { [PROVIDER]: responseFormat(form, ask) },
  });
  const replyOf = (ask: ChatAsk, text: string, total: number | undefined) => ({
    text,
    tokens: total ?? tokensIn(`${ask.system}${ask.prompt}${text}`),
  });
  /** Asks in the form that the server knows, and in a lesser one where it does not. */
  const asked = async <T>(ask: ChatAsk, call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      ask.signal.throwIfAborted();
      const next = FORMS[FORMS.indexOf(form) + 1];
      if (statusOf(error) === 400 && ask.form !== undefined && next !== undefined) {
        form = next;
        return asked(ask, call);
      }
      throw asOurs(error);
    }
  };
  return {
    name: settings.model,
    context: settings.context,
    complete: (ask) =>
      asked(ask, async () => {
        const { text, usage } = await generateText(optionsOf(ask));
        return replyOf(ask, text, usage.totalTokens);
      }),
    stream: (ask, onText) =>
      asked(ask, async () => {
        let failed: unknown;
        const result = streamText({
          ...optionsOf(ask),
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
        return replyOf(ask, text, (await result.usage).totalTokens);
      }),
  };
}

const causeOf = (error: unknown): unknown => (RetryError.isInstance(error) ? error.lastError : error);

function statusOf(error: unknown): number | undefined {
  const cause = causeOf(error);
  return APICallError.isInstance(cause) ? cause.statusCode : undefined;
}

function asOurs(error: unknown): Error {
  const status = statusOf(error);
  if (status !== undefined && status < 500 && status !== 408 && status !== 429)
    return new ModelRefusedError(`answered ${status}`, { cause: error });
  const cause = causeOf(error);
  return new ModelUnavailableError(status === undefined ? nameOf(cause) : `answered ${status}`, { cause: error });
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'failed');
