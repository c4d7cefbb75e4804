import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelClient } from '../../server/model/client.ts';
import { ModelRefusedError, ModelUnavailableError } from '../../server/model/port.ts';
import { memoryLog } from '../support/server.ts';

/** Answers when a test says so. */
let answer: (send: (status: number, body: string) => void, sent: Record<string, unknown>) => void = () => undefined;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const sent = JSON.parse(await text(request)) as Record<string, unknown>;
    answer((status, body) => reply.writeHead(status, { 'content-type': 'application/json' }).end(body), sent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const WORDS = JSON.stringify({
  id: '1',
  object: 'chat.completion',
  created: 1,
  model: 'small',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Well.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
});
const ask = (timeoutMs: number, signal = new AbortController().signal) =>
  createModelClient({ baseUrl, apiKey: 'key', model: 'small', context: 8_000 }).complete({
    system: 's',
    prompt: 'p',
    maxTokens: 10,
    timeoutMs,
    signal,
  });

describe('the client of a language model', () => {
  it('waits for as long as a call may take, and no longer', async () => {
    answer = (send) => setTimeout(() => send(200, WORDS), 400);
    expect(await ask(30_000)).toEqual({ text: 'Well.', tokens: 7 });
    await expect(ask(50)).rejects.toThrow(ModelUnavailableError);
  });

  it('tells a refusal from a server that is away, and an end from both', async () => {
    answer = (send) => send(401, '{"error":{"message":"no"}}');
    await expect(ask(30_000)).rejects.toThrow(ModelRefusedError);
    answer = () => undefined;
    const left = new AbortController();
    const asked = ask(30_000, left.signal);
    left.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
  });
});

describe('an answer that is heard while it comes', () => {
  const piece = (content: string) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'small', choices: [{ index: 0, delta: { content } }] })}\n\n`;
  const end = `data: ${JSON.stringify({
    ...{ id: '1', object: 'chat.completion.chunk', created: 1, model: 'small' },
    choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
    usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
  })}\n\ndata: [DONE]\n\n`;
  const hear = async () => {
    const heard: string[] = [];
    const { signal } = new AbortController();
    const call = { system: 's', prompt: 'p', maxTokens: 10, timeoutMs: 5_000, signal };
    const client = createModelClient({ baseUrl, apiKey: 'key', model: 'small', context: 8_000 });
    return { heard, whole: await client.stream(call, (text) => heard.push(text)) };
  };

  it('is told piece by piece, and is whole at its end', async () => {
    answer = (send) => send(200, `${piece('Crates ')}${piece('crush.')}${end}`);
    expect(await hear()).toEqual({ heard: ['Crates ', 'crush.'], whole: { text: 'Crates crush.', tokens: 7 } });
  });

  it('that is refused is no empty answer', async () => {
    answer = (send) => send(401, '{"error":{"message":"no"}}');
    await expect(hear()).rejects.toThrow(ModelRefusedError);
  });
});

describe('a server or a model that wants it otherwise', () => {
  type Sent = Record<string, unknown>;
  const refusal = (message: string) =>
    [400, JSON.stringify({ error: { message, type: 'invalid_request_error' } })] as const;
  const said = (content: string, more: object = {}, usage: object = {}) =>
    [
      200,
      JSON.stringify({
        ...JSON.parse(WORDS),
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...more }],
        usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7, ...usage },
      }),
    ] as const;

  /** Asks `times` times; what was sent, and what came. */
  async function asked(answers: (sent: Sent) => readonly [number, string], times = 1, prompt = 'p') {
    const sent: Sent[] = [];
    answer = (send, body) => {
      sent.push(body);
      send(...answers(body));
    };
    const { log, logged } = memoryLog();
    const client = createModelClient({ baseUrl, apiKey: 'key', model: 'small', context: 8_000 }, log);
    const replies = [];
    for (let i = 0; i < times; i++)
      replies.push(
        await client.complete({
          system: 's',
          prompt,
          form: { name: 'plan', schema: { type: 'object' } },
          maxTokens: 700,
          timeoutMs: 30_000,
          signal: new AbortController().signal,
        }),
      );
    return { sent, replies, logged };
  }

  it('is asked by its own name of the limit, without a temperature, and with room for thoughts, from then on', async () => {
    const { sent, replies } = await asked((body) => {
      if ('max_tokens' in body)
        return refusal("Unsupported parameter: 'max_tokens' … Use 'max_completion_tokens' instead.");
      if ('temperature' in body) return refusal("Unsupported value: 'temperature' does not support 0 with this model.");
      return said('Well.');
    }, 2);
    expect(replies.map(({ text }) => text)).toEqual(['Well.', 'Well.']);
    expect(sent).toHaveLength(4);
    for (const body of sent.slice(2)) {
      expect(body).toMatchObject({ max_completion_tokens: 8_700, response_format: { type: 'json_schema' } });
      expect(body).not.toHaveProperty('temperature');
      expect(body).not.toHaveProperty('max_tokens');
    }
  });

  it('is asked in a lesser form, which is remembered', async () => {
    const forms = (body: Sent) => (body.response_format as { type: string } | undefined)?.type ?? 'words';
    const { sent } = await asked(
      (body) => (forms(body) === 'words' ? said('Well.') : refusal('response_format is unknown')),
      2,
    );
    expect(sent.map(forms)).toEqual(['json_schema', 'json_object', 'words', 'words']);
  });

  it('is not asked in a lesser form because one call was refused for good', async () => {
    let calls = 0;
    const client = createModelClient({ baseUrl, apiKey: 'key', model: 'small', context: 8_000 });
    const call = {
      system: 's',
      prompt: 'p',
      form: { name: 'plan', schema: {} },
      maxTokens: 9,
      timeoutMs: 30_000,
      signal: new AbortController().signal,
    };
    const types: unknown[] = [];
    answer = (send, body) => {
      types.push((body.response_format as { type?: string } | undefined)?.type);
      calls += 1;
      const [status, reply] = calls <= 3 ? refusal('This is longer than the context') : said('Well.');
      send(status, reply);
    };
    await expect(client.complete(call)).rejects.toThrow(ModelRefusedError);
    await client.complete(call);
    expect(types.at(-1)).toBe('json_schema');
  });

  it.each([
    ['nothing came but thoughts', '<think>Hm, what', {}],
    ['thoughts left too little room', '{"a":', { completion_tokens_details: { reasoning_tokens: 600 } }],
  ])('has room for its thoughts where %s, and both answers are counted', async (_, content, usage) => {
    const { sent, replies } = await asked((body) =>
      Number(body.max_tokens) > 700 ? said('{"a": 1}') : said(content, { finish_reason: 'length' }, usage),
    );
    expect(sent.map(({ max_tokens }) => max_tokens)).toEqual([700, 8_700]);
    expect(replies).toEqual([{ text: '{"a": 1}', tokens: 14 }]);
  });

  it('is not asked again where it thought and came to its end', async () => {
    const usage = { completion_tokens_details: { reasoning_tokens: 600 } };
    const { sent, replies } = await asked(() => said('{"a": 1}', { finish_reason: 'stop' }, usage));
    expect([sent.length, replies.map(({ text }) => text)]).toEqual([1, ['{"a": 1}']]);
  });

  it('is said in the log to have cut a long prompt, once', async () => {
    const long = 'Bakers lose bread. '.repeat(1_000);
    const { logged } = await asked(() => said('Well.', {}, { prompt_tokens: 2_000 }), 2, long);
    expect(JSON.stringify(logged).match(/OLLAMA_CONTEXT_LENGTH=8000/g)).toHaveLength(1);
    expect((await asked(() => said('Well.', {}, { prompt_tokens: 4_500 }), 1, long)).logged).toEqual([]);
    expect((await asked(() => said('Well.'), 1)).logged).toEqual([]);
  });
});
