import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditAction } from '../../src/contract/admin/audit-actions.ts';
import type { AdminCall } from '../../src/contract/admin/call.ts';
import { ADMIN_CALLS } from '../../src/contract/admin/calls.ts';
import { act, administrator, look } from '../support/admin.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

/** Every act of the back office leaves its line; where it asks for a reason, it gets one. */

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ workers: 0 });
  owner = await administrator(server, 'super_admin');
});
afterAll(() => server?.stop());

interface Made {
  /** Below `/api/admin`. */
  readonly path: string;
  readonly body?: object;
}

interface Act {
  readonly make: (ama: Person) => Promise<Made>;
  readonly action: AuditAction;
  /** Whom the line is about: the person it was done to, a thing, or the product itself. */
  readonly about: 'person' | 'thing' | null;
}

const config = async () => (await look(server, owner, 'credit-config')).body.data;
const run = (statement: ReturnType<typeof sql>) => server.database.sql.execute(statement);
const now = () => server.clock.now().toISOString();
const REPORT = { source: 'reports', dimensions: ['country'], measures: ['count'], span: { last: 'month' } };
const named = (name: string) => ({ name, definition: REPORT });
const kept = async () => (await act(server, owner, 'POST', 'reports', named(randomUUID()))).body.data.id as string;
const coming = async (at: number) => (await config()).weeks[at].start as string;
const setting = async (name: string) =>
  (await look(server, owner, 'settings')).body.data.settings.find((one: { name: string }) => one.name === name);

async function creditRequest(ama: Person): Promise<string> {
  const body = { credits_requested: 1, credit_type: 'problem_generator', reason: 'A workshop' };
  return (await server.call('POST', '/api/credit-requests', { as: ama, key: randomUUID(), body })).body.data.request_id;
}

const person = (path: string, body: object, action: AuditAction): Act => ({
  make: async (ama) => ({ path: `users/${ama.id}/${path}`, body }),
  action,
  about: 'person',
});

const ACTS: Readonly<Record<string, readonly Act[]>> = {
  'PUT /api/admin/users/:id/disabled': [
    person('disabled', { disabled: true, reason: 'Spam' }, 'user.disabled'),
    person('disabled', { disabled: false, reason: 'A mistake' }, 'user.enabled'),
  ],
  'POST /api/admin/users/:id/sign-out': [person('sign-out', {}, 'user.signed_out_everywhere')],
  'POST /api/admin/users/:id/reset-link': [person('reset-link', {}, 'user.reset_link_sent')],
  'PUT /api/admin/users/:id/exempt': [
    person('exempt', { exempt: true }, 'user.exempted'),
    person('exempt', { exempt: false }, 'user.exemption_ended'),
  ],
  'PUT /api/admin/users/:id/roles': [
    person('roles', { role: 'support_admin', held: true }, 'role.granted'),
    {
      async make(ama) {
        await act(server, owner, 'PUT', `users/${ama.id}/roles`, { role: 'support_admin', held: true });
        return { path: `users/${ama.id}/roles`, body: { role: 'support_admin', held: false } };
      },
      action: 'role.withdrawn',
      about: 'person',
    },
  ],
  'POST /api/admin/requests/credits/:id/decision': [
    {
      make: async (ama) => ({
        path: `requests/credits/${await creditRequest(ama)}/decision`,
        body: { decision: 'granted', reply: '' },
      }),
      action: 'credit_request.granted',
      about: 'person',
    },
    {
      make: async (ama) => ({
        path: `requests/credits/${await creditRequest(ama)}/decision`,
        body: { decision: 'refused', reply: '' },
      }),
      action: 'credit_request.refused',
      about: 'person',
    },
  ],
  'POST /api/admin/requests/credits/close-past': [
    {
      make: async () => ({ path: 'requests/credits/close-past', body: {} }),
      action: 'credit_request.past_closed',
      about: null,
    },
  ],
  'POST /api/admin/requests/messages/:id/answer': [
    {
      async make(ama) {
        const body = { about: 'refiner', text: 'Useful' };
        const sent = await server.call('POST', '/api/feedback', { as: ama, key: randomUUID(), body });
        return { path: `requests/messages/${sent.body.data.id}/answer`, body: { reply: '' } };
      },
      action: 'message.answered',
      about: 'thing',
    },
  ],
  'POST /api/admin/sessions/:id/revoke': [
    {
      async make(ama) {
        const { rows } = (await look(server, owner, `sessions?user=${ama.id}`)).body.data;
        return { path: `sessions/${rows[0].id}/revoke` };
      },
      action: 'session.revoked',
      about: 'person',
    },
  ],
  'PUT /api/admin/settings/:name': [
    {
      async make() {
        const { version } = await setting('trash_days');
        return { path: 'settings/trash_days', body: { value: 45, version } };
      },
      action: 'settings.changed',
      about: null,
    },
  ],
  'POST /api/admin/engagement/alerts/:id/acknowledge': [
    {
      async make(ama) {
        const id = randomUUID();
        await run(sql`insert into alerts (id, rule, user_id, subject, occurrence, since, raised_at, details)
          values (${id}, 'no_first_report', ${ama.id}, '', ${id}, ${now()}, ${now()}, '{}')`);
        return { path: `engagement/alerts/${id}/acknowledge`, body: { note: 'Called' } };
      },
      action: 'user.alert_acknowledged',
      about: 'person',
    },
  ],
  'POST /api/admin/engagement/look': [
    { make: async () => ({ path: 'engagement/look', body: {} }), action: 'alerts.looked_for', about: null },
  ],
  'PUT /api/admin/engagement/rules/:name': [
    {
      async make() {
        const { rules } = (await look(server, owner, 'engagement/rules')).body.data;
        const { name, threshold, enabled, version } = rules[0];
        return { path: `engagement/rules/${name}`, body: { threshold: threshold + 1, enabled, version } };
      },
      action: 'alert_rule.changed',
      about: null,
    },
  ],
  'POST /api/admin/monitoring/failures/:id/retry': [
    {
      async make(ama) {
        const id = await server.startJob(ama);
        await run(sql`update research_jobs set status = 'failed', error = 'x' where id = ${id}`);
        return { path: `monitoring/failures/${id}/retry`, body: { kind: 'research' } };
      },
      action: 'user.research_retried',
      about: 'person',
    },
  ],
  'POST /api/admin/credit-config/amounts': [
    {
      async make() {
        const { version } = await config();
        const body = { plan: 'pro', credit_type: 'market_validation', weekly: 9, from: await coming(2), version };
        return { path: 'credit-config/amounts', body };
      },
      action: 'credits.amount_set',
      about: null,
    },
  ],
  'POST /api/admin/credit-config/reset-days': [
    {
      async make() {
        const { version, weeks } = await config();
        const day = new Date(Date.parse(weeks[3].start) + 2 * 86_400_000).toISOString().slice(0, 10);
        return { path: 'credit-config/reset-days', body: { from: day, version } };
      },
      action: 'credits.reset_day_set',
      about: null,
    },
  ],
  'POST /api/admin/credit-config/withdraw': [
    {
      async make() {
        const { version } = await config();
        const body = { plan: 'team', credit_type: 'market_validation', weekly: 9, from: await coming(2), version };
        await act(server, owner, 'POST', 'credit-config/amounts', body);
        const { plans } = await config();
        const seq = plans.flatMap((plan: { coming: { seq: number }[] }) => plan.coming).at(-1).seq;
        return { path: 'credit-config/withdraw', body: { change: { kind: 'amount', seq } } };
      },
      action: 'credits.change_withdrawn',
      about: null,
    },
  ],
  'POST /api/admin/credit-config/people/plan': [
    {
      make: async ({ email }) => ({
        path: 'credit-config/people/plan',
        body: { email, plan: 'pro', from: await coming(1) },
      }),
      action: 'user.plan_set',
      about: 'person',
    },
  ],
  'POST /api/admin/credit-config/people/amount': [
    {
      make: async ({ email }) => ({
        path: 'credit-config/people/amount',
        body: { email, credit_type: 'market_validation', weekly: 7, from: await coming(1) },
      }),
      action: 'user.credits_set',
      about: 'person',
    },
  ],
  'POST /api/admin/credit-config/people/exemption': [
    {
      make: async ({ email }) => ({
        path: 'credit-config/people/exemption',
        body: { email, exempt: true, from: await coming(0) },
      }),
      action: 'user.exempted',
      about: 'person',
    },
    {
      async make({ id, email }) {
        await act(server, owner, 'PUT', `users/${id}/exempt`, { exempt: true });
        return { path: 'credit-config/people/exemption', body: { email, exempt: false, from: await coming(1) } };
      },
      action: 'user.exemption_ended',
      about: 'person',
    },
  ],
  'POST /api/admin/reports': [
    {
      make: async () => ({ path: 'reports', body: named('Countries') }),
      action: 'custom_report.saved',
      about: 'thing',
    },
  ],
  'PUT /api/admin/reports/:id': [
    {
      make: async () => ({ path: `reports/${await kept()}`, body: named('By country') }),
      action: 'custom_report.changed',
      about: 'thing',
    },
  ],
  'POST /api/admin/reports/:id/delete': [
    { make: async () => ({ path: `reports/${await kept()}/delete` }), action: 'custom_report.deleted', about: 'thing' },
  ],
};

const nameOf = ({ method, path }: AdminCall) => `${method} ${path}`;
const callOf = (name: string) => ADMIN_CALLS.find((call) => nameOf(call) === name);
const methodOf = (name: string) => (name.startsWith('PUT ') ? 'PUT' : 'POST');

interface Line {
  readonly seq: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string | null;
}
/** Looking writes lines of its own, and starting a session too. */
const isAct = ({ action }: Line) => !action.startsWith('admin.') && !action.startsWith('account.');
const lines = async (): Promise<Line[]> => (await look(server, owner, 'audit')).body.data.rows.filter(isAct);

describe('an act of the back office', () => {
  it('is in this table, whichever it is', () => {
    // Trying a source needs one that answers: look-up.test.ts holds its line.
    const all = ADMIN_CALLS.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/try')).map(nameOf);
    expect(Object.keys(ACTS).sort()).toEqual([...all].sort());
  });

  const acts = Object.entries(ACTS).flatMap(([name, made]) => made.map((one) => [name, one.action, one] as const));
  it.each(acts)('%s leaves its line %s, once, with who did it to whom', async (name, action, { make, about }) => {
    const ama = await server.signUp();
    const { path, body } = await make(ama);
    const before = (await lines())[0]?.seq ?? 0;
    const key = randomUUID();
    expect(await act(server, owner, methodOf(name), path, body, key)).toMatchObject({ status: 200 });
    expect((await act(server, owner, methodOf(name), path, body, key)).headers.get('idempotency-replayed')).toBe(
      'true',
    );
    const fresh = (await lines()).filter(({ seq }) => seq > before);
    expect(fresh).toHaveLength(1);
    expect(fresh[0]).toMatchObject({ action, actor: owner.email });
    if (about === 'person') expect(fresh[0]?.subject).toBe(ama.email);
    if (about === 'thing') expect(fresh[0]?.subject).toBeTruthy();
  });

  const reasoned = acts.filter(([name]) => {
    const body = callOf(name)?.body;
    return body !== undefined && 'entries' in body && v.is(v.looseObject({ reason: v.looseObject({}) }), body.entries);
  });

  it.each<['POST' | 'PUT', string, object]>([
    ['POST', `requests/credits/${randomUUID()}/decision`, { decision: 'granted', reply: '' }],
    ['POST', `requests/messages/${randomUUID()}/answer`, { reply: '' }],
    ['POST', `engagement/alerts/${randomUUID()}/acknowledge`, { note: '' }],
    ['POST', `monitoring/failures/${randomUUID()}/retry`, { kind: 'research' }],
    ['POST', `monitoring/failures/${randomUUID()}/retry`, { kind: 'explorer' }],
    ['POST', `sessions/${randomUUID()}/revoke`, {}],
    ['POST', `reports/${randomUUID()}/delete`, {}],
    ['POST', 'credit-config/withdraw', { change: { kind: 'amount', seq: 1_000_000 } }],
    ['POST', 'credit-config/withdraw', { change: { kind: 'reset', from: '2099-01-01' } }],
    ['PUT', `users/${randomUUID()}/disabled`, { disabled: true, reason: 'Spam' }],
    ['PUT', `users/${randomUUID()}/exempt`, { exempt: true }],
  ])('%s %s on what is not there is not found, and leaves no line', async (method, path, body) => {
    const before = await lines();
    expect((await act(server, owner, method, path, body)).status).toBe(404);
    expect(await lines()).toEqual(before);
  });

  it('asks for a reason where the contract names one', () => {
    expect(reasoned.map(([, action]) => action)).toEqual(['user.disabled', 'user.enabled']);
  });

  it.each(reasoned)(
    '%s (%s) is refused without a reason, or with a blank one, and leaves no line',
    async (name, _, one) => {
      const ama = await server.signUp();
      const { path, body } = await one.make(ama);
      const before = (await lines())[0]?.seq ?? 0;
      for (const reason of ['', '   ', '\n\t', undefined]) {
        const refused = await act(server, owner, methodOf(name), path, { ...body, reason });
        expect(refused).toMatchObject({
          status: 400,
          body: { code: 'validation_failed', fields: [{ field: 'reason' }] },
        });
      }
      expect((await lines()).filter(({ seq }) => seq > before)).toEqual([]);
    },
  );
});

describe('[back office A15] the history of the credit configuration', () => {
  it('names whom a change was about', async () => {
    const ama = await server.signUp();
    await act(server, owner, 'PUT', `users/${ama.id}/exempt`, { exempt: true });
    await act(server, owner, 'PUT', `users/${ama.id}/exempt`, { exempt: false });
    const { history } = await config();
    expect(history.slice(0, 2)).toMatchObject([
      { action: 'user.exemption_ended', by: owner.email, whom: ama.email },
      { action: 'user.exempted', by: owner.email, whom: ama.email },
    ]);
    expect(history.find(({ action }: { action: string }) => action === 'credits.amount_set')).toMatchObject({
      whom: null,
    });
  });
});
