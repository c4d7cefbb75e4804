import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_ACCOUNTS } from '../../server/auth/settings.ts';
import { identities, profiles, users } from '../../server/db/schema/accounts.ts';
import { codeIn, follow, letterTo, linkIn, newEmail } from '../support/auth-device.ts';
import { PASSWORD, startTestServer, type TestServer } from '../support/server.ts';
import { watchedDatabase } from '../support/watched-database.ts';

/** Security 10: nothing tells whether an account exists, except where the specification asks for it. */

const asker =
  (server: TestServer) =>
  (path: string, body: object, address: string = randomUUID()) =>
    server.call('POST', `/auth/v1${path}`, { body, headers: { 'x-test-address': address } });

/** A value with what is drawn or read from the clock taken out. */
const shape = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/[\w-]+@example\.org/g, 'EMAIL')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT'),
  );

/**
 * What was made aside is released or taken back: the one statement that differs. The product's settings are read every few
 * seconds, whoever asks.
 */
const work = (statements: readonly string[]) =>
  statements
    .filter((statement) => !statement.includes('"product_settings"'))
    .map((statement) => statement.replace(/^(?:release|rollback to) savepoint/, 'end savepoint'));

describe('where addresses are confirmed by mail', () => {
  let server: TestServer;
  let statements: string[];
  beforeAll(async () => {
    const watched = await watchedDatabase();
    statements = watched.statements;
    server = await startTestServer({
      database: watched.database,
      accounts: { ...DEFAULT_ACCOUNTS, confirmEmail: true },
      workers: 0,
    });
  });
  afterAll(() => server?.stop());

  const account = async (confirmed: boolean) => {
    const email = newEmail();
    const user = {
      ...{ id: randomUUID(), email, passwordHash: 'none', metadata: { full_name: 'Kofi' } },
      ...{ createdAt: new Date(2020, 1), updatedAt: new Date(2020, 1) },
      emailConfirmedAt: confirmed ? new Date(2020, 1) : null,
    };
    await server.database.sql.insert(users).values(user);
    return email;
  };

  it.each([
    ['sign-up', '/signup', { password: PASSWORD, data: { full_name: 'Ama' } }],
    ['a link to sign in', '/otp', { create_user: true, data: { full_name: 'Ama' } }],
    ['a new password', '/recover', {}],
    ['the letter once more', '/resend', { type: 'signup' }],
  ])('[security 10] %s is answered alike and after the same work on the database', async (_, path, body) => {
    const asked = async (email: string) => {
      statements.length = 0;
      const { status, body: answer } = await asker(server)(path, { email, ...body });
      return { status, answer: shape(answer), work: work(statements) };
    };
    const unknown = await asked(newEmail());
    expect(unknown.status).toBe(200);
    expect(unknown.work.length).toBeGreaterThan(2);
    expect(await asked(await account(true))).toEqual(unknown);
    expect(await asked(await account(false))).toEqual(unknown);
  });

  it('[security 10] a sign-up for an address that is taken changes nothing and shows nothing of the account', async () => {
    const email = await account(true);
    const [before] = await server.database.sql.select().from(users).where(eq(users.email, email));
    const count = async () => (await server.database.sql.select({ id: profiles.id }).from(profiles)).length;
    const profilesBefore = await count();
    const { body } = await asker(server)('/signup', { email, password: PASSWORD, data: { full_name: 'Ama' } });
    expect(body).toMatchObject({ email, user_metadata: { full_name: 'Ama' } });
    expect(JSON.stringify(body)).not.toContain(before?.id);
    expect(JSON.stringify(body)).not.toContain('2020-');
    expect(await server.database.sql.select().from(users).where(eq(users.email, email))).toEqual([before]);
    expect(await count()).toBe(profilesBefore);
    expect(await server.database.sql.select().from(identities).where(eq(identities.id, body.identities[0].id))).toEqual(
      [],
    );
  });

  it('[security 10] two sign-ups at once for one address are answered alike', async () => {
    const email = newEmail();
    const [one, other] = await Promise.all(
      [0, 1].map(() => asker(server)('/signup', { email, password: PASSWORD, data: {} })),
    );
    expect(one?.status).toBe(200);
    expect(shape(other?.body)).toEqual(shape(one?.body));
  });
});

describe('the letters that follow', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ accounts: { ...DEFAULT_ACCOUNTS, confirmEmail: true } });
  });
  afterAll(() => server?.stop());

  it('[security 10] tell the owner of an address that somebody tried to open a second account with it', async () => {
    const email = newEmail();
    await asker(server)('/signup', { email, password: PASSWORD });
    await follow(server, linkIn(await letterTo(server, email)));
    await asker(server)('/signup', { email, password: 'what a stranger chose' });
    const letter = await letterTo(server, email, 1);
    expect(letter.subject).toBe('You have a Baraza account already');
    expect(letter.text).toContain('/login');
    const signIn = (password: string) => asker(server)('/token?grant_type=password', { email, password });
    expect((await signIn('what a stranger chose')).status).toBe(400);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('[security 10] open an account to whoever asked for a link without having one', async () => {
    const email = newEmail();
    await asker(server)('/otp', { email, create_user: true, data: { full_name: 'Ama' } });
    const token = codeIn(await letterTo(server, email));
    const { status, body } = await asker(server)('/verify', { type: 'email', email, token });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email, user_metadata: { full_name: 'Ama' } });
  });
});

describe('where accounts are open at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());

  it('[security 10] [spec 1 §8] sign-up says that an address is taken ten times to one address; then nobody there can tell one from another', async () => {
    const known = await server.signUp();
    const here = randomUUID();
    const signUp = (email: string) => asker(server)('/signup', { email, password: PASSWORD }, here);
    for (let i = 0; i < 10; i += 1) {
      expect(await signUp(known.email)).toMatchObject({ status: 422, body: { msg: 'User already registered' } });
    }
    const refused = await signUp(known.email);
    expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(await signUp(newEmail())).toMatchObject({ status: 429, body: refused.body });
    server.clock.advance(301_000);
    expect((await signUp(newEmail())).status).toBe(200);
  });

  it('[security 10] new accounts are no such question: many people behind one address may sign up', async () => {
    const here = randomUUID();
    for (let i = 0; i < 12; i += 1) {
      const { status } = await asker(server)('/signup', { email: newEmail(), password: PASSWORD }, here);
      expect(status).toBe(200);
    }
  });

  it('[back office A27] only a taken address is called that: any other clash is a fault of ours, with its cause in the log', async () => {
    await server.database.sql.execute(sql`create unique index clash on profiles (display_name)`);
    const signUp = () =>
      asker(server)('/signup', { email: newEmail(), password: PASSWORD, data: { full_name: 'One Name' } });
    try {
      expect((await signUp()).status).toBe(200);
      expect(await signUp()).toMatchObject({ status: 500, body: { error_code: 'unexpected_failure' } });
    } finally {
      await server.database.sql.execute(sql`drop index clash`);
    }
    expect(server.logged.filter((line) => line.includes('"failure"')).join()).toContain('clash');
  });
});
