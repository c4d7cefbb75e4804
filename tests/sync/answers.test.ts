import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/domain/answer.ts';
import type { Effect } from '../../src/store/effects.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { decide } from '../../src/sync/answers.ts';
import { id } from '../support/account-db.ts';
import { refused, silent } from '../support/transport.ts';

const half = () => 0.5;
const pin: Op = { type: 'pin', payload: { reportId: id(1), pinned: true } };
const view: Op = { type: 'view', payload: { reportId: id(1) } };
const research: Op = { type: 'research', payload: { query: 'Tomatoes rot' } };
const on = (answer: Answer, op: Op = pin) => decide({ ...op, attempts: 1 }, answer as Answer<Effect>, half);

describe('decide', () => {
  it('[OUT-9] an answer of ours ends the entry, with its effect', () => {
    const effect: Effect = { kind: 'nothing' };
    expect(decide({ ...pin, attempts: 1 }, { kind: 'ok', status: 200, data: effect }, half)).toEqual({
      kind: 'done',
      effect,
    });
  });

  it.each([
    ['network', silent('network')],
    ['time-out', silent('timeout')],
    ['an answer that is not ours', silent('not_ours')],
    ['408', refused(408, 'timeout')],
    ['425', refused(425, 'too_early')],
    ['429', refused(429, 'rate_limit_exceeded')],
    ['500', refused(500, 'internal_error')],
    ['503', refused(503, 'unavailable')],
    ['409 in_progress', refused(409, 'in_progress')],
  ])('[OUT-9] %s is tried again', (_what, answer) => {
    expect(on(answer)).toMatchObject({ kind: 'retry', delayMs: 500 });
  });

  it.each([400, 403, 404, 413, 422, 410])('[OUT-9] %i is a dead letter with its text', (status) => {
    const error = { status, code: 'validation_failed', message: `${status} validation_failed` };
    expect(on(refused(status, 'validation_failed'))).toEqual({ kind: 'dead', error });
  });

  it('[OUT-9] 409 for any other reason is a dead letter', () => {
    expect(on(refused(409, 'job_not_waiting'))).toMatchObject({ kind: 'dead' });
  });

  it('[OUT-9] 401 parks for the token, whatever its code', () => {
    expect(on(refused(401, 'token_expired'))).toMatchObject({ kind: 'park', reason: 'auth' });
    expect(on(refused(401, 'invalid_token_format'))).toMatchObject({ kind: 'park', reason: 'auth' });
  });

  it('[OUT-9] exhausted credits and a client too old park, visibly', () => {
    expect(on(refused(402, 'credits_exhausted'), research)).toMatchObject({ kind: 'park', reason: 'credits' });
    expect(on(refused(426, 'client_too_old'))).toMatchObject({ kind: 'park', reason: 'update' });
  });

  it('[OUT-9] a view of a report that is gone has nothing left to do', () => {
    expect(on(refused(404, 'not_found'), view)).toMatchObject({ kind: 'done' });
    expect(on(refused(403, 'permission_denied'), view)).toMatchObject({ kind: 'dead' });
  });

  it('[OUT-9] a delete that finds nothing, an address that is on the list, a request that exists are each a success', () => {
    const remove: Op = { type: 'delete', payload: { reportId: id(1), permanent: false } };
    const gone = { kind: 'deleted', id: id(1), rev: null, permanent: false };
    expect(on(refused(404, 'not_found'), remove)).toEqual({ kind: 'done', effect: gone });
    expect(on(refused(410, 'gone'), remove)).toEqual({ kind: 'done', effect: gone });
    expect(on(refused(403, 'permission_denied'), remove)).toMatchObject({ kind: 'dead' });

    const join: Op = { type: 'newsletter', payload: { email: 'ama@example.com' } };
    expect(on(refused(409, 'already_subscribed'), join)).toMatchObject({
      kind: 'done',
      effect: { kind: 'subscribed', email: 'ama@example.com', already: expect.any(String) },
    });
    expect(on(refused(409, 'in_progress'), join)).toMatchObject({ kind: 'retry' });

    const more: Op = {
      type: 'credit_request',
      payload: { creditType: 'market_validation', credits: 2, reason: 'More research' },
    };
    expect(on(refused(409, 'already_requested'), more)).toMatchObject({ effect: { kind: 'requested', request: null } });
  });

  it('[OUT-9] waits 1 s × 2ⁿ at most, up to five minutes, with full jitter', () => {
    const delay = (attempts: number, random: number) => {
      const decision = decide({ ...pin, attempts }, silent() as Answer<Effect>, () => random);
      return decision.kind === 'retry' ? decision.delayMs : null;
    };
    expect([1, 2, 3, 9, 10, 500].map((attempts) => delay(attempts, 0.999_999))).toEqual([
      999, 1999, 3999, 255_999, 299_999, 299_999,
    ]);
    expect(delay(8, 0)).toBe(0);
  });

  it('[OUT-9] honours Retry-After, and never waits for more than an hour', () => {
    expect(on(refused(429, 'rate_limit_exceeded', 20_000))).toMatchObject({ delayMs: 20_000 });
    expect(on(refused(503, 'unavailable', 86_400_000))).toMatchObject({ delayMs: 3_600_000 });
    expect(on(refused(503, 'unavailable', 1))).toMatchObject({ delayMs: 500 });
  });
});
