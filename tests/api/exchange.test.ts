import { describe, expect, it, vi } from 'vitest';
import { createExchange, type ExchangePorts } from '../../src/api/exchange.ts';
import { withRenewal } from '../../src/api/with-renewal.ts';
import { creditStatus } from '../../src/contract/credits.ts';
import {
  API_KEY_HEADER,
  ATTEMPT_HEADER,
  BUILD_HEADER,
  IDEMPOTENCY_HEADER,
  INSTALLATION_HEADER,
} from '../../src/contract/headers.ts';
import { subscribe } from '../../src/contract/newsletter.ts';
import { refineIdea } from '../../src/contract/refiner.ts';
import { pinReport, reportHistory } from '../../src/contract/reports.ts';
import { SessionError } from '../../src/session/port.ts';
import { PollingBlockedError } from '../../src/sync/user-action-window.ts';
import { id, item } from '../support/account-db.ts';

const signal = new AbortController().signal;
const credits = { used: 1, total: 3, available: 2, canGenerate: true, resetDate: null, isExempt: false };

const ours = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { [BUILD_HEADER]: 'b1', 'content-type': 'application/json', ...headers },
  });

function exchange(reply: (request: Request) => Response | Promise<Response>, changes: Partial<ExchangePorts> = {}) {
  const sent: Request[] = [];
  const answered = vi.fn();
  const ports: ExchangePorts = {
    origin: 'https://baraza.test',
    publicKey: 'key',
    installation: async () => '00000000-0000-4000-8000-0000000000cc',
    token: async () => 'a.b.c',
    guard: () => {},
    answered,
    now: () => 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return reply(request);
    },
    ...changes,
  };
  return { send: createExchange(ports), sent, answered };
}

describe('one exchange', () => {
  it('carries the key, the token, the intention with its try, and the body, and no cookie', async () => {
    const { send, sent } = exchange(() => ours(200, { success: true, data: { report: item(1) } }));
    const answer = await send(
      { call: pinReport, params: { id: id(1) }, body: { is_pinned: true }, opId: id(9), attempt: 3 },
      signal,
    );
    expect(answer).toMatchObject({ kind: 'ok', data: { data: { report: { id: id(1) } } } });
    const [request] = sent;
    expect(request?.method).toBe('PUT');
    expect(request?.url).toBe(`https://baraza.test/api/reports/${id(1)}/pin`);
    expect(request?.headers.get(API_KEY_HEADER)).toBe('key');
    expect(request?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(request?.headers.get(IDEMPOTENCY_HEADER)).toBe(id(9));
    expect(request?.headers.get(ATTEMPT_HEADER)).toBe('3');
    expect(request?.credentials).toBe('omit');
    expect(await request?.json()).toEqual({ is_pinned: true });
  });

  it('puts no token into an address', async () => {
    const { send, sent } = exchange(() => ours(200, {}));
    await send({ call: reportHistory, query: { page: '2' } }, signal);
    expect(sent[0]?.url).toBe('https://baraza.test/api/reports/history?page=2');
    // What has no effect is no intention, and carries no body.
    expect(sent[0]?.headers.has(IDEMPOTENCY_HEADER)).toBe(false);
    expect(sent[0]?.headers.has(ATTEMPT_HEADER)).toBe(false);
    expect(await sent[0]?.text()).toBe('');
  });

  it('[SRV-2] an open call is the installation’s, whoever is signed in', async () => {
    const { send, sent } = exchange(() => ours(200, {}));
    await send({ call: subscribe, body: { email: 'ama@example.org' }, opId: id(9) }, signal);
    expect(sent[0]?.headers.get(INSTALLATION_HEADER)).toBe('00000000-0000-4000-8000-0000000000cc');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it.each([
    ['a page with 200', () => new Response('<html>Sign in to the hotel</html>', { status: 200 })],
    ['a forged 403', () => new Response('{}', { status: 403 })],
    [
      'a JSON 200 that could be ours',
      () => new Response(JSON.stringify({ success: true, data: credits }), { status: 200 }),
    ],
  ])('[OUT-9] %s without our build is not ours', async (_what, reply) => {
    const { send, answered } = exchange(reply);
    expect(await send({ call: creditStatus }, signal)).toMatchObject({ kind: 'silent', reason: 'not_ours' });
    expect(answered).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([500, 502, 503, 504, 429])(
    '[OUT-12] a gateway that answers %s in our place is a server in trouble, not a missing network',
    async (status) => {
      const { send, answered } = exchange(() => new Response('<html>nginx</html>', { status }));
      const answer = await send({ call: creditStatus }, signal);
      expect(answer).toMatchObject({ kind: 'refused', status, code: `http_${status}` });
      expect(answered).toHaveBeenCalledExactlyOnceWith(true);
    },
  );

  it('[spec 3 §7] reads the refiner’s failures from `detail`, and all others from `error`', async () => {
    const { send } = exchange(() => ours(422, { error: 'x', detail: 'Say more about it.', code: 'validation_failed' }));
    const idea = { call: refineIdea, body: { raw_idea: 'Jars' }, opId: id(9) };
    expect(await send(idea, signal)).toMatchObject({ kind: 'refused', message: 'Say more about it.' });
    expect(await send({ call: creditStatus }, signal)).toMatchObject({ kind: 'refused', message: 'x' });
  });

  it('[spec 2 §7] the polling throttle holds back polls, not what somebody looks at now', async () => {
    const guard = () => {
      throw new PollingBlockedError();
    };
    const { send } = exchange(() => ours(200, { success: true, data: credits }), { guard });
    expect(await send({ call: creditStatus }, signal)).toMatchObject({ kind: 'silent', reason: 'blocked' });
    expect(await send({ call: creditStatus, unthrottled: true }, signal)).toMatchObject({ kind: 'ok' });
  });

  it('reads a refusal with its code, its sentence and its Retry-After', async () => {
    const body = { success: false, error: 'Slow down', code: 'rate_limit_exceeded', request_id: 'r' };
    const { send, answered } = exchange(() => ours(429, body, { 'retry-after': '7' }));
    expect(await send({ call: creditStatus }, signal)).toEqual({
      kind: 'refused',
      status: 429,
      code: 'rate_limit_exceeded',
      message: 'Slow down',
      retryAfterMs: 7_000,
    });
    expect(answered).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    ['seconds', '7', {}, 7_000],
    ['seconds in spaces', ' 7 ', {}, 7_000],
    ['a date', 'Thu, 01 Jan 1970 00:00:09 GMT', {}, 9_000 - 4_000],
    ['a date that is past', 'Thu, 01 Jan 1970 00:00:01 GMT', {}, 0],
    ['no time at all', 'soon', {}, null],
    ['the body’s seconds', null, { retry_after_seconds: 3 }, 3_000],
    ['the header before the body', '7', { retry_after_seconds: 3 }, 7_000],
    ['nothing', null, {}, null],
  ])('[OUT-9] waits as long as it is told: %s', async (_what, header, body, retryAfterMs) => {
    const reply = () => ours(429, body, header === null ? {} : { 'retry-after': header });
    const { send } = exchange(reply, { now: () => 4_000 });
    expect(await send({ call: creditStatus }, signal)).toMatchObject({ retryAfterMs });
  });

  it.each([
    [ours(404, { detail: 'Not there', message: 'x' }), 'http_404', 'Not there'],
    [ours(404, { message: 'Gone', msg: 'x' }), 'http_404', 'Gone'],
    [ours(418, { code: 'a_code_of_tomorrow', error: 'New' }), 'a_code_of_tomorrow', 'New'],
    [ours(422, { code: 422, error_code: 'weak_password', msg: 'Too short' }), 'weak_password', 'Too short'],
    [ours(502, 'Bad gateway'), 'http_502', 'HTTP 502: '],
    [ours(401, 'no'), 'authentication_failed', 'Authentication failed: '],
  ])('reads failures of every shape', async (response, code, message) => {
    const { send } = exchange(() => response);
    expect(await send({ call: creditStatus }, signal)).toMatchObject({ kind: 'refused', code, message });
  });

  it('an answer of ours that breaks the contract is unreadable, and not shown', async () => {
    const { send } = exchange(() => ours(200, { success: true, data: { used: 'three' } }));
    expect(await send({ call: creditStatus }, signal)).toMatchObject({ kind: 'silent', reason: 'unreadable' });
  });

  it('no network is silence; so is a time-out, and an abort is told apart', async () => {
    const offline = exchange(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await offline.send({ call: creditStatus }, signal)).toMatchObject({ kind: 'silent', reason: 'network' });
    expect(offline.answered).toHaveBeenCalledWith(false);

    const hanging = exchange(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const quick = { ...creditStatus, timeoutMs: 20 };
    expect(await hanging.send({ call: quick }, signal)).toMatchObject({ kind: 'silent', reason: 'timeout' });

    const controller = new AbortController();
    const waiting = hanging.send({ call: creditStatus }, controller.signal);
    setTimeout(() => controller.abort(), 20);
    expect(await waiting).toMatchObject({ kind: 'silent', reason: 'aborted' });
  });

  it('who leaves a page before the answer is not told that the server cannot be reached', async () => {
    const { send, answered } = exchange(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const controller = new AbortController();
    const waiting = send({ call: creditStatus }, controller.signal);
    setTimeout(() => controller.abort(), 20);
    expect(await waiting).toMatchObject({ kind: 'silent', reason: 'aborted' });
    expect(answered).not.toHaveBeenCalled();
  });

  it('what the throttle holds back never leaves the device', async () => {
    const { send, sent } = exchange(() => ours(200, {}), {
      guard: () => {
        throw new PollingBlockedError();
      },
    });
    expect(await send({ call: creditStatus }, signal)).toMatchObject({ kind: 'silent', reason: 'blocked' });
    expect(sent).toEqual([]);
  });

  it('[OUT-10] a token of another account is no token: nothing is sent, nothing is refused', async () => {
    const { send, sent } = exchange(() => ours(200, {}), {
      token: () => Promise.reject(new SessionError('other_account', 'x')),
    });
    expect(await send({ call: creditStatus }, signal)).toMatchObject({ kind: 'silent', reason: 'aborted' });
    expect(sent).toEqual([]);
  });

  it('a token that cannot be had is a 401, unless only the network is missing', async () => {
    const malformed = new SessionError('invalid_token_format', 'Invalid authentication token format');
    const { send, sent } = exchange(() => ours(200, {}), { token: () => Promise.reject(malformed) });
    expect(await send({ call: creditStatus }, signal)).toMatchObject({
      kind: 'refused',
      status: 401,
      code: 'invalid_token_format',
      message: 'Invalid authentication token format',
    });
    expect(sent).toEqual([]);
    const offline = exchange(() => ours(200, {}), {
      token: () => Promise.reject(new SessionError('unreachable', 'x')),
    });
    expect(await offline.send({ call: creditStatus }, signal)).toMatchObject({ kind: 'silent', reason: 'network' });
    const slow = exchange(() => ours(200, {}), {
      token: () => Promise.reject(new SessionError('TIMEOUT_ERROR', 'x')),
    });
    expect(await slow.send({ call: creditStatus }, signal)).toMatchObject({ kind: 'silent', reason: 'network' });
    const broken = exchange(() => ours(200, {}), { token: () => Promise.reject(new Error('No lock')) });
    expect(await broken.send({ call: creditStatus }, signal)).toMatchObject({
      status: 401,
      code: 'TOKEN_RETRIEVAL_ERROR',
      message: 'No lock',
    });
  });
});

describe('renewal', () => {
  const expired = () => ours(401, { success: false, error: 'Expired', code: 'token_expired', request_id: 'r' });

  it('a read renews once after a 401 and is tried once more', async () => {
    let good = false;
    const { send, sent } = exchange(() => (good ? ours(200, { success: true, data: credits }) : expired()));
    const renew = vi.fn(async () => {
      good = true;
      return 'renewed' as const;
    });
    expect(await withRenewal(send, renew)({ call: creditStatus }, signal)).toMatchObject({ kind: 'ok' });
    expect(renew).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(2);
  });

  it('a second 401 is the answer', async () => {
    const { send, sent } = exchange(expired);
    const answer = await withRenewal(send, async () => 'renewed')({ call: creditStatus }, signal);
    expect(answer).toMatchObject({ kind: 'refused', status: 401 });
    expect(sent).toHaveLength(2);
  });

  it('where there is no new token, the 401 is the answer', async () => {
    const { send, sent } = exchange(expired);
    const answer = await withRenewal(send, async () => 'unreachable')({ call: creditStatus }, signal);
    expect(answer).toMatchObject({ kind: 'refused', status: 401 });
    expect(sent).toHaveLength(1);
  });

  it.each([403, 503])('a %s says nothing about the token', async (status) => {
    const { send } = exchange(() => ours(status, {}));
    const renew = vi.fn(async () => 'renewed' as const);
    await withRenewal(send, renew)({ call: creditStatus }, signal);
    expect(renew).not.toHaveBeenCalled();
  });

  it('[OUT-9] what the outbox sends is left to it, which renews once for all; any other act renews', async () => {
    const { send } = exchange(expired);
    const renew = vi.fn(async () => 'renewed' as const);
    const act = { call: pinReport, params: { id: id(1) }, body: { is_pinned: true }, opId: id(9) } as const;
    await withRenewal(send, renew)({ ...act, attempt: 1 }, signal);
    expect(renew).not.toHaveBeenCalled();
    await withRenewal(send, renew)(act, signal);
    expect(renew).toHaveBeenCalledOnce();
  });
});
