import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscribers } from '../../server/db/schema/inbox.ts';
import type { Email } from '../../server/mail/email.ts';
import { newsletterLetter } from '../../server/services/newsletter.ts';
import { DAY } from '../../src/lib/moments.ts';
import { eventually } from '../support/eventually.ts';
import { ORIGIN, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const subscribe = (email: string) =>
  server.call('POST', '/api/newsletter/subscribe', {
    key: randomUUID(),
    body: { email },
    headers: { 'x-baraza-installation': randomUUID(), 'x-test-address': randomUUID() },
  });
const lettersTo = (email: string) => server.letters.filter(({ to }) => to === email);
const links = ({ text, headers }: Email) => ({
  confirm: /http\S+\/confirm\S+/.exec(text)?.[0] ?? '',
  leave: headers?.['List-Unsubscribe']?.slice(1, -1) ?? '',
});
/** As a browser follows a link or presses a page's button: no key, no token. */
const visit = (link: string, method = 'GET') => {
  const url = new URL(link);
  return server.app.request(`${url.pathname}${url.search}`, { method, headers: { 'x-test-address': randomUUID() } });
};
const press = (link: string) => visit(link, 'POST');
const stateOf = async (email: string) => {
  const [row] = await server.database.sql
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return { confirmed: row?.confirmedAt !== null, left: row?.unsubscribedAt !== null };
};

async function subscribed() {
  const email = `${randomUUID()}@example.org`;
  expect((await subscribe(email)).status).toBe(200);
  return { email, ...links(await eventually(() => lettersTo(email)[0])) };
}

describe('the newsletter', () => {
  it('[spec 1 §7] takes a plain call with an address and nothing else, and refuses one that names half of what it is', async () => {
    const email = `${randomUUID()}@example.org`;
    const call = (headers: Record<string, string>) =>
      server.call('POST', '/api/newsletter/subscribe', {
        body: { email },
        headers: { 'x-test-address': randomUUID(), ...headers },
      });
    expect(await call({})).toMatchObject({ status: 200, body: { letter: 'sent' } });
    await eventually(() => lettersTo(email)[0]);
    expect(await call({ 'x-baraza-installation': randomUUID() })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_missing' },
    });
    expect(await call({ 'idempotency-key': randomUUID() })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('writes no letter any more to whoever has confirmed, or left, before it was written', async () => {
    const { database, clock } = server;
    const deps = { database, clock, post: async () => {}, origin: ORIGIN, newsletterSecret: Buffer.from('secret') };
    const letter = (email: string) => newsletterLetter(deps, { kind: 'newsletter', email, details: {} });
    const [waits, confirmed, gone] = [await subscribed(), await subscribed(), await subscribed()];
    await press(confirmed.confirm);
    await press(gone.leave);
    expect((await letter(waits.email))?.to).toBe(waits.email);
    expect(await letter(confirmed.email)).toBeNull();
    expect(await letter(gone.email)).toBeNull();
  });

  it('is confirmed by the button of the page, not by following the link, and once is as good as twice', async () => {
    const { email, confirm } = await subscribed();
    const page = await visit(confirm);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('<form method="post">');
    expect(await stateOf(email)).toEqual({ confirmed: false, left: false });
    expect(await (await press(confirm)).text()).toContain('You are subscribed');
    expect(await (await press(confirm)).text()).toContain('You are subscribed');
    expect(await stateOf(email)).toEqual({ confirmed: true, left: false });
    expect(await subscribe(email)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  });

  it('is left by the link of any letter, or by the mail program, at any time, and joined again', async () => {
    const { email, confirm, leave } = await subscribed();
    await press(confirm);
    server.clock.advance(400 * DAY);
    expect((await visit(leave)).status).toBe(200);
    expect(await stateOf(email)).toEqual({ confirmed: true, left: false });
    const url = new URL(leave);
    const oneClick = await server.app.request(`${url.pathname}${url.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect(await stateOf(email)).toEqual({ confirmed: true, left: true });
    expect((await subscribe(email)).status).toBe(200);
    const again = links(await eventually(() => lettersTo(email)[1]));
    expect(await stateOf(email)).toEqual({ confirmed: false, left: false });
    expect(await (await press(confirm)).text()).toContain('This link has expired');
    expect(await (await press(again.confirm)).text()).toContain('You are subscribed');
  });

  it('who left is not joined by the same letter’s other link', async () => {
    const { email, confirm, leave } = await subscribed();
    await press(leave);
    expect(await (await press(confirm)).text()).toContain('This link has expired');
    expect(await stateOf(email)).toEqual({ confirmed: false, left: true });
  });

  it('who left and asks again is joined by the new letter alone, however young the old one is', async () => {
    const { email, confirm, leave } = await subscribed();
    await press(confirm);
    await press(leave);
    server.clock.advance(60_000);
    expect((await subscribe(email)).status).toBe(200);
    await eventually(() => lettersTo(email)[1]);
    expect(await (await press(confirm)).text()).toContain('This link has expired');
    expect(await stateOf(email)).toEqual({ confirmed: false, left: false });
  });

  it('an address that was never confirmed gets its letter again, at a strict rate, and either letter’s link serves', async () => {
    const { email, confirm } = await subscribed();
    for (let asked = 1; asked <= 3; asked += 1) {
      expect((await subscribe(email)).body).toMatchObject({ letter: 'sent_again' });
      await eventually(() => lettersTo(email)[asked]);
    }
    const enough = await subscribe(email);
    expect(enough).toMatchObject({ status: 200, body: { letter: 'waiting' } });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(lettersTo(email)).toHaveLength(4);
    expect(await stateOf(email)).toEqual({ confirmed: false, left: false });
    expect(await (await press(confirm)).text()).toContain('You are subscribed');
    expect((await subscribe(email)).status).toBe(409);
  });

  it('a first letter is said to have been sent, and nobody to be on the list before it was answered', async () => {
    const { body } = await subscribe(`${randomUUID()}@example.org`);
    expect(body.letter).toBe('sent');
    expect(body.message).toContain('letter');
    expect(body.message).not.toContain('Successfully subscribed');
  });

  it('takes a link to the end of its week', async () => {
    const { email, confirm } = await subscribed();
    server.clock.advance(7 * DAY - 60_000);
    expect(await (await press(confirm)).text()).toContain('You are subscribed');
    expect(await stateOf(email)).toEqual({ confirmed: true, left: false });
  });

  it('asks anew, with a new link, whoever did not answer for a day', async () => {
    const { email } = await subscribed();
    server.clock.advance(DAY - 60_000);
    expect((await subscribe(email)).body.letter).toBe('sent_again');
    server.clock.advance(61_000);
    expect((await subscribe(email)).body.letter).toBe('sent');
    await eventually(() => lettersTo(email)[2]);
  });

  it('asks nobody anew who has confirmed, however long ago, nor anybody because another asks', async () => {
    const { email, confirm } = await subscribed();
    await press(confirm);
    const silent = await subscribed();
    server.clock.advance(DAY + 1_000);
    expect(await subscribe(email)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
    expect((await subscribe(silent.email)).body.letter).toBe('sent');
    expect(await stateOf(email)).toEqual({ confirmed: true, left: false });
  });

  it('takes no link that is forged, of another kind, or older than a week', async () => {
    const { email, confirm, leave } = await subscribed();
    const other = await subscribed();
    const [, tail = ''] = /\.([^.]+)$/.exec(other.confirm) ?? [];
    const forged = confirm.replace(/[^.]+$/, tail);
    for (const link of [
      forged,
      `${confirm}x`,
      leave.replace('unsubscribe', 'confirm'),
      confirm.replace(/ticket=.*/, ''),
    ]) {
      const answer = await press(link);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('not complete');
    }
    server.clock.advance(8 * DAY);
    expect(await (await press(confirm)).text()).toContain('This link has expired');
    expect(await stateOf(email)).toEqual({ confirmed: false, left: false });
  });
});
