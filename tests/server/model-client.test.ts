import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelClient } from '../../server/model/client.ts';
import { ModelRefusedError, ModelUnavailableError } from '../../server/model/port.ts';

/** Answers when a test says so. */
let answer: (send: (status: number, body: string) => void) => void = () => undefined;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  server = createServer((_, reply) => {
    answer((status, body) => reply.writeHead(status, { 'content-type': 'application/json' }).end(body));
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
