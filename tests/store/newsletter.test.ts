import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { claimNext } from '../../src/store/claim.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { discardEntry } from '../../src/store/entries.ts';
import { type Decision, settle } from '../../src/store/settle.ts';
import { rememberSubscriber } from '../../src/store/subscribed-emails.ts';
import { subscriptionView } from '../../src/store/views/subscription.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { MemoryStorage } from '../support/memory-storage.ts';

const email = 'ama@example.org';
const op = { type: 'newsletter', payload: { email } } as const;
let db: AccountDb;

beforeEach(async () => {
  db = await openDb();
  await enqueue(db, { op, opId: id(1), userId: USER, now: 0 });
});

const answered = async (opId: string, decision: Decision) => {
  await claimNext(db, { now: 0, attemptId: 'a', userId: USER });
  await settle(db, { opId, attemptId: 'a' }, decision, 0);
};
const taken = (already: string | null): Decision => ({
  kind: 'done',
  effect: { kind: 'subscribed', email, already, letter: already === null ? 'sent' : null },
});

describe('how an address for the newsletter stands', () => {
  it('is on its way until there is an answer', async () => {
    expect(await subscriptionView(db, id(1), email)).toEqual({ state: 'sending' });
    const error = { status: 0, code: 'network', message: 'Unable to connect' };
    await answered(id(1), { kind: 'retry', delayMs: 1_000, error });
    expect(await subscriptionView(db, id(1), email)).toEqual({ state: 'waiting', ...error });
  });

  it('is what the server said, also where another tab or the worker has sent it', async () => {
    await answered(id(1), taken(null));
    expect(await subscriptionView(db, id(1), email)).toEqual({ state: 'answered', already: null, letter: 'sent' });
    await enqueue(db, { op, opId: id(2), userId: USER, now: 0 });
    expect(await subscriptionView(db, id(2), email)).toEqual({ state: 'sending' });
    await answered(id(2), taken('Already subscribed'));
    expect(await subscriptionView(db, id(2), email)).toEqual({
      state: 'answered',
      already: 'Already subscribed',
      letter: null,
    });
  });

  it("is nobody else's answer, and none for one that was taken back", async () => {
    await answered(id(1), taken(null));
    const other = { type: 'newsletter', payload: { email: 'kofi@example.org' } } as const;
    await enqueue(db, { op: other, opId: id(3), userId: USER, now: 0 });
    await discardEntry(db, id(3));
    expect(await subscriptionView(db, id(3), 'kofi@example.org')).toEqual({ state: 'gone' });
  });
});

describe('[spec 1 §3] subscribedEmails', () => {
  const now = new Date(Date.UTC(2026, 10, 1, 9));

  it('holds each address once, with its time', () => {
    const storage = new MemoryStorage();
    expect(rememberSubscriber(storage, email, now)).toBe(true);
    expect(rememberSubscriber(storage, email, now)).toBe(false);
    expect(rememberSubscriber(storage, 'kofi@example.org', now)).toBe(true);
    expect(JSON.parse(storage.getItem('subscribedEmails') ?? '')).toEqual([
      { email, subscribedAt: '2026-11-01T09:00:00.000Z' },
      { email: 'kofi@example.org', subscribedAt: '2026-11-01T09:00:00.000Z' },
    ]);
  });

  it('keeps what else lies in it, whatever that is', () => {
    const storage = new MemoryStorage();
    storage.setItem('subscribedEmails', '[null,7,"x",{"a":1}]');
    expect(rememberSubscriber(storage, email, now)).toBe(true);
    expect(JSON.parse(storage.getItem('subscribedEmails') ?? '')).toHaveLength(5);
  });

  it.each(['{', '{"a":1}'])('is never written over when it cannot be read (%s)', (text) => {
    const storage = new MemoryStorage();
    storage.setItem('subscribedEmails', text);
    expect(() => rememberSubscriber(storage, email, now)).toThrow();
    expect(storage.getItem('subscribedEmails')).toBe(text);
  });
});
