import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscribers } from '../../server/db/schema/inbox.ts';
import { mails } from '../../server/db/schema/mails.ts';
import { startMailWorker } from '../../server/jobs/mail.ts';
import { writeEmail } from '../../server/mail/email.ts';
import { fileDelivery } from '../../server/mail/files.ts';
import { smtpDelivery } from '../../server/mail/smtp.ts';
import { MAIL_DEAD_QUEUE, MAIL_QUEUE, type QueueEntry } from '../../server/queue/queue.ts';
import { eventually } from '../support/eventually.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { memoryLog, startTestServer, type TestServer, testClock } from '../support/server.ts';

const FROM = 'Baraza <hello@baraza.example>';

let mailServer: TestMailServer;
let server: TestServer;
/** One without workers: what is ordered stays where it is. */
let quiet: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ deliver: smtpDelivery(mailServer.url, FROM) });
  quiet = await startTestServer({ workers: 0 });
});
afterAll(async () => {
  await quiet.stop();
  await server.stop();
  await mailServer.close();
});

const subscribe = (email: string) =>
  server.call('POST', '/api/newsletter/subscribe', {
    key: randomUUID(),
    body: { email },
    headers: { 'x-baraza-installation': randomUUID(), 'x-test-address': randomUUID() },
  });
const newEmail = () => `${randomUUID()}@example.org`;
const mailTo = (email: string) => mailServer.received.filter(({ envelopeTo }) => envelopeTo.includes(email));
const waiting = () => server.database.sql.select().from(mails);

describe('letters by a mail server', () => {
  it('arrive as text and as HTML, from the address that was set, and leave nothing behind', async () => {
    const email = newEmail();
    await subscribe(email);
    const mail = await eventually(() => mailTo(email)[0]);
    expect(mail.from).toMatchObject({ address: 'hello@baraza.example', name: 'Baraza' });
    expect(mail.subject).toBe('Confirm your subscription to the Baraza newsletter');
    const [link] = /http\S+confirm\S+/.exec(mail.text ?? '') ?? [];
    expect(link).toBeDefined();
    expect(mail.html).toContain(`href="${link?.replaceAll('&', '&amp;')}"`);
    expect(mail.html).not.toMatch(/<(img|script|link)/);
    expect(mail.header('auto-submitted')).toBe('auto-generated');
    await eventually(async () => (await waiting()).length === 0);
  });

  it('that are refused are sent once the server is well again, each once, under one id', async () => {
    const email = newEmail();
    const before = mailServer.asked();
    mailServer.refuse(2);
    expect((await subscribe(email)).status).toBe(200);
    await eventually(() => mailTo(email)[0]);
    await eventually(async () => (await waiting()).length === 0);
    expect(mailServer.asked() - before).toBe(3);
    expect(mailTo(email)).toHaveLength(1);
    expect(mailTo(email)[0]?.messageId).toMatch(/^<[0-9a-f-]{36}@baraza\.example>$/);
  });

  it('wait without their links: a row says only what it is for', async () => {
    await quiet.call('POST', '/auth/v1/recover', { body: { email: 'ama@example.org' } });
    const [row] = await quiet.database.sql.select().from(mails).where(eq(mails.kind, 'recovery'));
    expect(row).toMatchObject({ kind: 'recovery', email: 'ama@example.org' });
    expect(row?.details).toEqual({ redirectTo: 'http://localhost:4173/reset-password', challenge: null });
  });
});

/** A letter, and the worker of letters as far as a test lets it go. */
const setUp = async () => {
  const id = randomUUID();
  await quiet.database.sql
    .insert(mails)
    .values({ id, kind: 'newsletter', email: 'a@example.org', details: {}, createdAt: quiet.clock.now() });
  const handlers = new Map<string, (entry: QueueEntry) => Promise<void>>();
  let release = () => {};
  const sent: string[] = [];
  const letter = writeEmail({ to: 'a@example.org', subject: 'S', lines: ['L'], after: [] });
  await startMailWorker({
    database: quiet.database,
    clock: quiet.clock,
    newId: randomUUID,
    log: memoryLog().log,
    queue: {
      start: async () => {},
      send: async () => {},
      stop: async () => {},
      isReady: () => true,
      work: async (queue, _n, handler) => {
        handlers.set(queue, handler);
      },
    },
    write: async () => letter,
    deliver: async (mailId) => {
      sent.push(mailId);
      await new Promise<void>((go) => {
        release = go;
      });
    },
  });
  const hand = async (queue: string) =>
    handlers.get(queue)?.({ id: randomUUID(), jobId: id, signal: new AbortController().signal });
  const left = async () => (await quiet.database.sql.select().from(mails).where(eq(mails.id, id))).length;
  return {
    ...{ sent, left, release: () => release() },
    entry: () => hand(MAIL_QUEUE),
    giveUp: () => hand(MAIL_DEAD_QUEUE),
  };
};

describe('a letter that two workers hold', () => {
  it('is sent by the first alone; the second comes again and finds nothing', async () => {
    const { sent, entry, release } = await setUp();
    const first = entry();
    await eventually(() => sent.length === 1);
    await expect(entry()).rejects.toThrow('Another worker');
    release();
    await first;
    await entry();
    expect(sent).toHaveLength(1);
  });

  it('is taken up again when the first was killed, two minutes after it began', async () => {
    const { sent, entry, release } = await setUp();
    void entry();
    await eventually(() => sent.length === 1);
    quiet.clock.advance(119_000);
    const tooSoon = eventually(() => sent.length === 2);
    await expect(Promise.race([entry(), tooSoon])).rejects.toThrow('Another worker');
    quiet.clock.advance(2_000);
    const second = entry();
    await eventually(() => sent.length === 2);
    release();
    await second;
    expect(new Set(sent).size).toBe(1);
  });
});

describe('a letter that could not be carried away for days', () => {
  it('is given up, and its address forgotten', async () => {
    const { left, giveUp } = await setUp();
    const another = await setUp();
    expect(await left()).toBe(1);
    await giveUp();
    expect([await left(), await another.left()]).toEqual([0, 1]);
  });
});

describe('letters that a killed server held', () => {
  it('leave at the next start', async () => {
    const database = await freshDatabase();
    const id = randomUUID();
    const order = { id, kind: 'newsletter', email: 'a@example.org', details: {}, createdAt: new Date() };
    await database.sql.insert(newsletterSubscribers).values({ id, email: order.email, createdAt: order.createdAt });
    await database.sql.insert(mails).values({ ...order, claimedAt: new Date() });
    const restarted = await startTestServer({ database });
    const letter = await eventually(() => restarted.letters[0]);
    expect(letter.to).toBe('a@example.org');
    await restarted.stop();
  }, 90_000);
});

describe('letters as files', () => {
  it('are complete, for the owner alone, and named without an address, in the log too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baraza-mail-'));
    const { log, logged } = memoryLog();
    const deliver = fileDelivery(folder, FROM, testClock(), log);
    await deliver(
      randomUUID(),
      writeEmail({ to: 'ama@example.org', subject: 'Réponse: <b>', lines: ['Å & <i>'], code: '012345', after: [] }),
    );
    const [name = ''] = readdirSync(join(folder, 'mail'));
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/);
    expect(name).not.toContain('ama');
    const file = join(folder, 'mail', name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail).toMatchObject({ subject: 'Réponse: <b>', to: [{ address: 'ama@example.org' }] });
    expect(mail.text).toContain('Your code: 012345');
    expect(mail.html).toContain('Å &amp; &lt;i&gt;');
    expect(logged.join('')).toContain(name);
    expect(logged.join('')).not.toContain('example.org');
  });
});
