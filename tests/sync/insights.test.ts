import { beforeEach, describe, expect, it } from 'vitest';
import type { InsightContent } from '../../src/contract/insights.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { noteInsights, readInsights } from '../../src/store/insights.ts';
import {
  createInsights,
  INSIGHTS_FAILED,
  INSIGHTS_MAX_POLLS,
  INSIGHTS_TIMED_OUT,
  INSIGHTS_UNCHECKED,
  INSIGHTS_UNREADABLE,
} from '../../src/sync/insights.ts';
import { id, openDb } from '../support/account-db.ts';
import { type Handler, ok, refused, silent, transportOf } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const REPORT = id(1);
const CONTENT: InsightContent = {
  important_questions_industry_geography: ['Who buys?'],
  emerging_key_insights: ['One'],
  leverage_points: [],
  key_questions_for_founders: [],
  desirability_analysis: [],
  recommended_research_areas: [],
  key_stakeholders_institutions: [],
  barriers_consumption: [],
  regulations_policies: [],
};
const NEWER: InsightContent = { ...CONTENT, emerging_key_insights: ['Two'] };
const none = ok({ insights: [] });
const made = ok({ insights: [{ id: id(5), report_id: REPORT, content: CONTENT, created_at: '2026-01-01T00:00:00Z' }] });
const state = (status: string, progress = 0) => ok({ status, progress });

let db: AccountDb;
let clock: VirtualClock;
beforeEach(async () => {
  db = await openDb();
  clock = new VirtualClock();
});

function follow(answers: { read: Handler; status: Handler; generate?: Handler }, hasNetwork = () => true) {
  const { transport, requests } = transportOf((request, signal) => {
    if (request.call.method === 'POST')
      return (answers.generate ?? (() => ok({ success: true, message: '' })))(request, signal);
    return request.call.path.endsWith('/status') ? answers.status(request, signal) : answers.read(request, signal);
  });
  const abort = new AbortController();
  const ports = { db, transport, clock, log: silentLog, newId: () => id(9), hasNetwork, onOpen: () => () => {} };
  const port = createInsights(ports, abort.signal);
  return { port, requests, leave: port.watch(REPORT) };
}
const known = () => readInsights(db, REPORT);
const generated = (requests: readonly { call: { method: string } }[]) =>
  requests.filter(({ call }) => call.method === 'POST').length;

describe('following insights', () => {
  it('has them made where there are none, and brings them when they are', async () => {
    let polls = 0;
    const { requests } = follow({
      read: () => (polls >= 3 ? made : none),
      status: () => (++polls >= 3 ? state('completed', 1) : state(polls === 1 ? 'not_generated' : 'generating', 0.4)),
    });
    await clock.pass(0);
    expect(await known()).toMatchObject({ state: { status: 'generating' }, content: null });
    await clock.pass(1_000);
    expect(await known()).toMatchObject({ state: { status: 'completed' }, content: CONTENT });
    expect(generated(requests)).toBe(1);
    await clock.pass(60_000);
    expect(clock.waiting).toBe(0);
  });

  it('where none can be made nothing is followed, and what is here stays', async () => {
    const generate = () => ok({ success: false, message: 'A starter kit has no insights' });
    const never = follow({ read: () => none, status: () => state('not_generated'), generate });
    await clock.pass(60_000);
    expect(await known()).toBeNull();
    expect(never.requests).toHaveLength(3);
    never.leave();
    const kept = follow({ read: () => made, status: () => state('completed'), generate });
    await clock.pass(0);
    kept.port.regenerate(REPORT);
    await clock.pass(60_000);
    expect(await known()).toMatchObject({ state: { status: 'completed' }, content: CONTENT });
    expect(clock.waiting).toBe(0);
  });

  it('what is on the device costs nothing more', async () => {
    const first = follow({ read: () => made, status: () => state('completed') });
    await clock.pass(0);
    expect(first.requests).toHaveLength(1);
    first.leave();
    const again = follow({ read: () => made, status: () => state('completed') });
    await clock.pass(10_000);
    expect(again.requests).toHaveLength(0);
  });

  it('one whose making takes too long says so after the last poll', async () => {
    const { requests } = follow({ read: () => none, status: () => state('generating', 0.1) });
    await clock.pass(5_000 * (INSIGHTS_MAX_POLLS + 1));
    expect(await known()).toMatchObject({ state: { status: 'failed', error: INSIGHTS_TIMED_OUT } });
    expect(requests.filter(({ call }) => call.path.endsWith('/status'))).toHaveLength(INSIGHTS_MAX_POLLS + 1);
    // They are being made already.
    expect(generated(requests)).toBe(0);
  });

  it('three failures in a row end it online; offline it waits', async () => {
    let online = false;
    let calls = 0;
    follow({ read: () => none, status: () => (++calls === 1 ? state('generating') : refused(500, 'x')) }, () => online);
    await clock.pass(60_000);
    expect((await known())?.state.status).not.toBe('failed');
    online = true;
    await clock.pass(20_000);
    expect(await known()).toMatchObject({ state: { status: 'failed', error: INSIGHTS_UNCHECKED } });
  });

  it('failures with an answer between them are none in a row', async () => {
    let calls = 0;
    // Between two failures each time they are said to be under way.
    const status = () => (++calls % 3 === 1 ? state('generating') : refused(500, 'x'));
    follow({ read: () => none, status });
    await clock.pass(60_000);
    expect(calls).toBeGreaterThan(9);
    expect((await known())?.state.status).toBe('generating');
  });

  it('what the server could not make says why, and is not begun again by itself', async () => {
    const status = () => ok({ status: 'failed', progress: 0, error: 'Too little text' });
    const { requests } = follow({ read: () => none, status });
    await clock.pass(60_000);
    expect(await known()).toMatchObject({ state: { status: 'failed', error: 'Too little text' } });
    expect([generated(requests), requests.length]).toEqual([0, 2]);
  });

  it('what fails while it is made is followed no further', async () => {
    let calls = 0;
    const status = () => (++calls === 1 ? state('generating') : state('failed'));
    follow({ read: () => none, status });
    await clock.pass(60_000);
    expect(calls).toBe(2);
    expect((await known())?.state.status).toBe('failed');
  });

  it('a refusal to make them is told in the server’s words', async () => {
    const generate = () => refused(409, 'conflict');
    follow({ read: () => none, status: () => state('not_generated'), generate });
    await clock.pass(0);
    expect(await known()).toMatchObject({ state: { status: 'failed', error: '409 conflict' } });
  });

  it('what is no insights says so', async () => {
    follow({ read: () => ({ kind: 'silent', reason: 'unreadable', cause: null }), status: () => state('completed') });
    await clock.pass(0);
    expect(await known()).toMatchObject({ state: { status: 'failed', error: INSIGHTS_UNREADABLE } });
  });

  it('a status that the throttle holds back keeps nobody from having them made', async () => {
    const { requests } = follow({ read: () => none, status: () => silent('blocked') });
    await clock.pass(0);
    expect(generated(requests)).toBe(1);
  });

  it('those of an earlier run, whose new making failed, are asked for again by the next look', async () => {
    const first = follow({ read: () => made, status: () => state('completed') });
    await clock.pass(0);
    first.leave();
    await noteInsights(db, REPORT, { status: 'failed', progress: 0, error: 'x' }, 0);
    const again = follow({ read: () => made, status: () => state('completed') });
    await clock.pass(0);
    expect(again.requests).toHaveLength(1);
    expect((await known())?.state.status).toBe('completed');
  });

  it('goes on until the last who looks has left, each counting once', async () => {
    let calls = 0;
    const status = () => {
      calls += 1;
      return state('generating', 0.1);
    };
    const { port, leave } = follow({ read: () => none, status });
    const other = port.watch(REPORT);
    await clock.pass(1_000);
    leave();
    leave();
    const before = calls;
    await clock.pass(5_000);
    expect(calls).toBe(before + 1);
    other();
    await clock.pass(60_000);
    expect(calls).toBe(before + 1);
    expect(clock.waiting).toBe(0);
  });

  it('made anew while the former making is followed, they are asked for once more, and forced', async () => {
    const { port, requests } = follow({ read: () => none, status: () => state('generating', 0.1) });
    await clock.pass(0);
    port.regenerate(REPORT);
    await clock.pass(0);
    const bodies = requests.filter(({ call }) => call.method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([{ force_regenerate: true }]);
  });

  it('made anew without a network, a person is told that it came to nothing', async () => {
    let down = false;
    const { port } = follow(
      { read: () => made, status: () => state('completed'), generate: () => silent() },
      () => !down,
    );
    await clock.pass(0);
    down = true;
    port.regenerate(REPORT);
    await clock.pass(0);
    expect(await known()).toMatchObject({ state: { status: 'failed', error: INSIGHTS_FAILED }, content: CONTENT });
  });

  it('silence without a network leaves the device as it was', async () => {
    follow({ read: () => silent(), status: () => silent(), generate: () => silent() }, () => false);
    await clock.pass(60_000);
    expect(await known()).toBeNull();
  });

  it.each([
    ['reading', INSIGHTS_FAILED, { read: () => silent('timeout') }],
    ['reading, refused', INSIGHTS_FAILED, { read: () => refused(500, 'internal_error') }],
    ['asking how far they are', INSIGHTS_UNCHECKED, { status: () => silent('timeout') }],
    ['having them made', INSIGHTS_FAILED, { generate: () => silent('timeout') }],
  ] as const)(
    '%s meets no answer while there is a network: it says so, and the next look asks again',
    async (_what, error, fails) => {
      const { leave } = follow({ read: () => none, status: () => state('not_generated'), ...fails });
      await clock.pass(60_000);
      expect(await known()).toMatchObject({ state: { status: 'failed', error } });
      leave();
      follow({ read: () => made, status: () => state('completed', 1) });
      await clock.pass(1_000);
      expect(await known()).toMatchObject({ state: { status: 'completed' }, content: CONTENT });
    },
  );

  it('made anew, what is here stays until the new ones come', async () => {
    let fresh = false;
    const { port } = follow({
      read: () => (fresh ? ok({ insights: [{ id: id(6), content: NEWER }] }) : made),
      status: () => (fresh ? state('completed', 1) : state('generating', 0.2)),
    });
    await clock.pass(0);
    port.regenerate(REPORT);
    await clock.pass(1_000);
    expect(await known()).toMatchObject({ state: { status: 'generating' }, content: CONTENT });
    fresh = true;
    await clock.pass(5_000);
    expect(await known()).toMatchObject({ state: { status: 'completed' }, content: NEWER });
  });
});
