import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRequest } from '../../server/services/credit-requests.ts';
import { checkCreditRequest, requestCredits } from '../../src/contract/credits.ts';
import { weekOf } from '../../src/domain/credit-plan.ts';
import { dayOf } from '../../src/lib/day-of.ts';
import { DAY } from '../../src/lib/moments.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ workers: 0 });
});
afterAll(() => server?.stop());

const REASON = 'More research credits for market validation';
const ask = (as: Person, more: object = {}, key = randomUUID()) =>
  server.call('POST', '/api/credit-requests', {
    as,
    key,
    body: { credits_requested: 2, reason: REASON, credit_type: 'market_validation', ...more },
  });
const check = (as: Person, userId = as.id) =>
  server.call('GET', `/api/credit-requests/check/${userId}?credit_type=market_validation`, { as });

describe('[SRV-2] a request for credits', () => {
  it('is noted once an account, type and week', async () => {
    const ama = await server.signUp();
    expect((await check(ama)).body.data).toEqual({
      hasRequestedThisWeek: false,
      existingRequest: null,
      weekEnds: `${weekOf(dayOf(server.clock.now().getTime()), []).end}T00:00:00.000Z`,
    });
    const key = randomUUID();
    const first = await ask(ama, {}, key);
    expect(() => v.parse(requestCredits.answer, first.body)).not.toThrow();
    expect((await ask(ama, {}, key)).body).toEqual(first.body);
    expect(await ask(ama)).toMatchObject({ status: 409, body: { code: 'already_requested' } });
    expect((await ask(ama, { credit_type: 'problem_generator', credits_requested: 1 })).status).toBe(200);
    const known = await check(ama);
    expect(() => v.parse(checkCreditRequest.answer, known.body)).not.toThrow();
    expect(known.body.data.existingRequest.request_id).toBe(key);
  });

  it('of another type says nothing of this one', async () => {
    const ama = await server.signUp();
    await ask(ama, { credit_type: 'problem_generator' });
    expect((await check(ama)).body.data).toMatchObject({ hasRequestedThisWeek: false, existingRequest: null });
  });

  it('of an earlier week says nothing of this one', async () => {
    const ama = await server.signUp();
    await ask(ama);
    const at = (days: number) => new Date(server.clock.now().getTime() + days * DAY);
    const { sql } = server.database;
    expect((await findRequest(sql, ama.id, 'market_validation', at(0))).request).not.toBeNull();
    expect((await findRequest(sql, ama.id, 'market_validation', at(7))).request).toBeNull();
  });

  it("is nobody else's to see or to make", async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    await ask(ama);
    expect((await check(kofi, ama.id)).status).toBe(404);
    expect((await check(kofi)).body.data.hasRequestedThisWeek).toBe(false);
    await ask(kofi, { user_id: ama.id });
    expect((await check(kofi)).body.data.hasRequestedThisWeek).toBe(true);
  });

  it.each([{ credits_requested: 99 }, { credits_requested: 0 }, { reason: ' ' }, { credit_type: 'gold' }])(
    'is refused with %j',
    async (more) => {
      const ama = await server.signUp();
      expect((await ask(ama, more)).body).toMatchObject({ code: 'validation_failed' });
    },
  );
});

describe('the week', () => {
  it.each([
    ['2026-01-04T23:59:59.999Z', '2025-12-29', '2026-01-05T00:00:00.000Z'],
    ['2026-01-05T00:00:00.000Z', '2026-01-05', '2026-01-12T00:00:00.000Z'],
    ['2026-01-07T12:00:00.000Z', '2026-01-05', '2026-01-12T00:00:00.000Z'],
  ])('of %s began on %s and ends at %s', (now, start, reset) => {
    const week = weekOf(dayOf(Date.parse(now)), []);
    expect(week.start).toBe(start);
    expect(`${week.end}T00:00:00.000Z`).toBe(reset);
  });
});
