import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import type { AnyCall } from '../../src/contract/call.ts';
import { INSTALLATION_HEADER } from '../../src/contract/headers.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

/** SRV-2: an operation's key is its account's own; that another account used the same one is told to nobody. */

let server: TestServer;
let ama: Owner;
let kofi: Owner;

/** Somebody with one of everything. */
interface Owner {
  readonly person: Person;
  readonly report: string;
  readonly waiting: string;
  readonly exploration: string;
  readonly found: string;
  readonly refined: string;
  readonly refinement: string;
}

const BODY = {
  research: { query: 'Tomato traders in Kumasi lose a third of each load because crates crush.' },
  explore: { parameters: { industry: ['Agriculture'], geography: ['Ghana'] } },
  refine: {
    raw_idea: 'Tomato farmers in Ghana take what the middleman offers since they do not know the price in town',
  },
};

async function owner(): Promise<Owner> {
  const person = await server.signUp();
  const send = async (path: string, body: object) =>
    (await server.call('POST', path, { as: person, key: randomUUID(), body })).body;
  const report = await server.startJob(person, BODY.research.query);
  await server.finish(person, report);
  const waiting = await server.startJob(person, BODY.research.query);
  await server.until(person, waiting, 'clarification_needed');
  const refined = await send('/api/prefine/refine', BODY.refine);
  const exploration = (await send('/api/v1/pgen/generate', BODY.explore)).data.job_id;
  const found = await eventually(async () => {
    const { body } = await server.call('GET', `/api/v1/pgen/status/${exploration}`, { as: person });
    const first = body.data.results?.[0];
    return first === undefined ? undefined : (first.problem_statements ?? first).id;
  });
  return {
    ...{ person, report, waiting, exploration, found },
    ...{ refined: refined.session_id, refinement: refined.results[0].id },
  };
}

beforeAll(async () => {
  server = await startTestServer({ client: clientWithPacks(), engine: evidenceEngine(realPacks) });
  [ama, kofi] = [await owner(), await owner()];
});
afterAll(() => server?.stop());

/** Of every call with an effect how an owner makes it; null for one that goes by no key. */
const CALLS: Readonly<Record<string, ((own: Owner) => { path: string; body?: object }) | null>> = {
  'POST /api/market-validation/jobs': () => ({ path: '/api/market-validation/jobs', body: BODY.research }),
  'POST /api/market-validation/answers/:sessionId': ({ waiting }) => ({
    path: `/api/market-validation/answers/${waiting}`,
    body: { answers: { question_1: '' } },
  }),
  'POST /api/market-validation/stop/:workflowId': null,
  'POST /api/market-validation/resume/:jobId': null,
  'POST /api/market-validation/cancel/:jobId': ({ waiting }) => ({ path: `/api/market-validation/cancel/${waiting}` }),
  'POST /api/chat/prepare-chat/:reportId': null,
  'POST /api/chat/message': ({ report }) => ({
    path: '/api/chat/message',
    body: { report_id: report, content: 'What is the verdict?' },
  }),
  'POST /api/reports/:id/actionable-insights/generate': ({ report }) => ({
    path: `/api/reports/${report}/actionable-insights/generate`,
    body: { force_regenerate: false },
  }),
  'PUT /api/reports/:id/pin': ({ report }) => ({ path: `/api/reports/${report}/pin`, body: { is_pinned: true } }),
  'POST /api/reports/:id/found': ({ report }) => ({
    path: `/api/reports/${report}/found`,
    body: { text: 'I asked 6 traders; 4 lost a crate.' },
  }),
  'POST /api/reports/:id/reading': ({ report }) => ({
    path: `/api/reports/${report}/reading`,
    body: { slot: 'where', answer: 'Tamale, Ghana' },
  }),
  'POST /api/reports/:id/view': ({ report }) => ({ path: `/api/reports/${report}/view` }),
  'PUT /api/reports/:id/metadata': ({ report }) => ({
    path: `/api/reports/${report}/metadata`,
    body: { title: 'Tomatoes' },
  }),
  'DELETE /api/reports/:id': ({ report }) => ({ path: `/api/reports/${report}` }),
  'POST /api/reports/:id/restore': ({ report }) => ({ path: `/api/reports/${report}/restore` }),
  'POST /api/credit-requests': () => ({
    path: '/api/credit-requests',
    body: { credits_requested: 1, credit_type: 'problem_generator', reason: 'A workshop' },
  }),
  'POST /api/v1/pgen/generate': () => ({ path: '/api/v1/pgen/generate', body: BODY.explore }),
  'POST /api/v1/pgen/cancel/:jobId': null,
  'PUT /api/v1/pgen/results/:resultId/marks': ({ found }) => ({
    path: `/api/v1/pgen/results/${found}/marks`,
    body: { liked: true },
  }),
  'DELETE /api/v1/pgen/sessions/:sessionId': ({ exploration }) => ({ path: `/api/v1/pgen/sessions/${exploration}` }),
  'POST /api/prefine/refine': () => ({ path: '/api/prefine/refine', body: BODY.refine }),
  'POST /api/prefine/refine/basic': () => ({ path: '/api/prefine/refine/basic', body: BODY.refine }),
  'POST /api/prefine/variants': null,
  'POST /api/prefine/history/:id/researched': ({ refinement }) => ({
    path: `/api/prefine/history/${refinement}/researched`,
    body: {},
  }),
  'DELETE /api/prefine/history/:sessionId': ({ refined }) => ({ path: `/api/prefine/history/${refined}` }),
  'POST /api/feedback': ({ report }) => ({
    path: '/api/feedback',
    body: { about: 'report', subject_id: report, text: 'Useful' },
  }),
  'POST /api/newsletter/subscribe': ({ person }) => ({
    path: '/api/newsletter/subscribe',
    body: { email: `letters-${person.email}` },
  }),
  'POST /api/session/end': () => ({ path: '/api/session/end', body: { handle: 'h'.repeat(43) } }),
  'POST /api/support/account-recovery': () => ({
    path: '/api/support/account-recovery',
    body: { fullName: 'Ama Mensah' },
  }),
  'POST /api/contact': ({ person }) => ({
    path: '/api/contact',
    body: { name: 'Ama', email: person.email, message: 'Hello' },
  }),
  'POST /api/account/provider': null,
  'POST /api/account/export': () => ({ path: '/api/account/export', body: {} }),
  'DELETE /api/account': null,
};

const CONTRACT = join(import.meta.dirname, '../../src/contract');

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

async function callsOfTheContract(): Promise<AnyCall[]> {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts'));
  const modules: object[] = await Promise.all(files.map((name) => import(join(CONTRACT, name))));
  return modules.flatMap((part) => Object.values(part).filter(isCall));
}

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;

describe('a key that two accounts use', () => {
  it('is tried with every call that has an effect', async () => {
    const acts = (await callsOfTheContract()).filter(({ method }) => method !== 'GET');
    expect(acts.map(nameOf).sort()).toEqual(Object.keys(CALLS).sort());
  });

  const keyed = Object.entries(CALLS).flatMap(([name, made]) => (made === null ? [] : [[name, made] as const]));
  it.each(keyed)(
    'with %s happens for the second, or is refused with a code that tells nothing of the first',
    async (name, made) => {
      const key = randomUUID();
      const method = name.split(' ')[0] ?? '';
      const send = (own: Owner) => {
        const headers = { [INSTALLATION_HEADER]: own.person.id, 'x-test-address': own.person.id };
        const { path, body } = made(own);
        return server.call(method, path, { as: own.person, key, headers, ...(body && { body }) });
      };
      expect(await send(ama)).toMatchObject({ status: 200 });
      const second = await send(kofi);
      if (second.status === 200) return;
      expect(second).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
      expect(JSON.stringify(second.body)).not.toContain(ama.person.id);
      // What stood in the way was the key alone.
      const { path, body } = made(kofi);
      const headers = { [INSTALLATION_HEADER]: kofi.person.id };
      const again = await server.call(method, path, {
        as: kofi.person,
        key: randomUUID(),
        headers,
        ...(body && { body }),
      });
      expect(again.status).toBe(200);
    },
  );
});
