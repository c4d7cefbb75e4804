import type { OutboxCounts, Sending, Subscription } from '../../domain/working-copy.ts';
import { type Cell, cell } from '../../lib/live.ts';
import { type AccountDb, databaseName } from '../../store/account-db.ts';
import { forgetDelays, unparkUpdate } from '../../store/entries.ts';
import { observedCell } from '../../store/observe.ts';
import { openAccountDb } from '../../store/open.ts';
import type { OpOf } from '../../store/operations/registry.ts';
import { rememberSubscriber } from '../../store/subscribed-emails.ts';
import { NEWEST_TRY, VISITOR } from '../../store/typed-text.ts';
import { outboxCounts, sendingView } from '../../store/views/outbox.ts';
import { subscriptionView } from '../../store/views/subscription.ts';
import { once } from './once.ts';
import { type PushPorts, startOutbox } from './outbox.ts';
import { createMutate, createOutboxActions } from './outbox-actions.ts';

/**
 * What somebody who is not signed in sends: the same outbox in a database of the device's own, under the installation's id.
 * It goes on whoever is signed in: a request for help must not wait for its sender to come back.
 */
export function followVisitor(ports: PushPorts, installationId: () => Promise<string>): Cell<Visitor | null> {
  const { device } = ports;
  const { log, clock } = device;
  const visitor = cell<Visitor | null>(null);
  const start = async (reopened: boolean): Promise<void> => {
    const controller = new AbortController();
    const end = () => {
      controller.abort(new Error('The database was closed'));
      visitor.set(null);
    };
    const watch = {
      // A newer version wants it; the notice of the account's own database says the same.
      outdated: end,
      lost() {
        end();
        if (!reopened) begin(true);
      },
    };
    const userId = await installationId();
    const db = await openAccountDb(databaseName(null), watch, clock);
    if (controller.signal.aborted) return db.close();
    visitor.set(startVisitor(ports, db, userId, controller.signal));
  };
  const begin = (reopened: boolean) => {
    start(reopened).catch((cause: unknown) => log.warn('the outbox of visitors was not opened', { cause }));
  };
  begin(false);
  return visitor;
}

export type Visitor = ReturnType<typeof startVisitor>;

/** What somebody can do who is not signed in. It waits on this device like everything else. */
function startVisitor(ports: PushPorts, db: AccountDb, userId: string, signal: AbortSignal) {
  const { device, newId } = ports;
  const { clock, log, visible, connectivity, channel } = device;
  const schedule = startOutbox(ports, userId, db, () => {}, signal);
  const attempt = (work: Promise<unknown>) => {
    work.catch((cause: unknown) => {
      if (!signal.aborted) log.warn('outbox of visitors', { cause });
    });
  };
  const stops = [
    visible.subscribe(() => {
      if (visible.get()) schedule.wake();
    }),
    connectivity.onReturn(() => attempt(forgetDelays(db).then(schedule.wake))),
    channel.listen((message) => {
      if (message.type === 'wake' && message.userId === userId) schedule.wake();
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  attempt(unparkUpdate(db).then(schedule.wake));

  const outbox = {
    db,
    userId,
    owner: VISITOR,
    typedText: device.typedText,
    newId,
    now: () => clock.now(),
    wake() {
      schedule.wake();
      channel.post({ type: 'wake', userId });
    },
  };
  const mutate = createMutate(outbox);
  const drafting = once(async () => {
    const { startDrafting } = await import('./drafting.ts');
    return startDrafting({ db, window: device.window, clock, newId, log });
  });
  const watch = <T>(query: () => Promise<T>, first: T) =>
    observedCell(query, first, (cause) => log.warn('outbox of visitors not read', { cause }));
  return {
    ...createOutboxActions(outbox),
    db,
    counts: watch<OutboxCounts | null>(() => outboxCounts(db), null),
    subscribe: (email: string) => mutate({ type: 'newsletter', payload: { email } }),
    subscription: (opId: string, email: string) =>
      watch<Subscription>(() => subscriptionView(db, opId, email), { state: 'sending' }),
    /** Puts an address that could not be sent at once on this device's list; false when it is there. Throws without room. */
    rememberSubscriber: (email: string) => rememberSubscriber(device.window.localStorage, email, new Date(clock.now())),
    requestSupport: (request: OpOf<'support'>['payload']) => mutate({ type: 'support', payload: request }),
    contact: (message: OpOf<'contact'>['payload']) => mutate({ type: 'contact', payload: message }),
    /** Writes a starter kit or a draft on this device; answers with its number. Nothing of it is sent. */
    async draft(query: string) {
      const id = await (await drafting()).begin(query);
      device.typedText.write(VISITOR, NEWEST_TRY, id);
      return id;
    },
    answerDraft: async (id: string, set: string, answers: Readonly<Record<string, string>>) =>
      (await drafting()).answer(id, set, answers),
    async discardDraft(id: string) {
      await (await drafting()).discard(id);
      if (device.typedText.read(VISITOR, NEWEST_TRY) === id) device.typedText.write(VISITOR, NEWEST_TRY, '');
    },
    /** A draft that was cut short, or failed, is taken up again. */
    resumeDraft: (id: string) => attempt(drafting().then(({ resume }) => resume(id))),
    /** Has the server end a session that was left here; `handle` can do nothing else (ACC-1). */
    endSession: (handle: string) => mutate({ type: 'end_session', payload: { handle } }),
    sending: (opId: string) => watch<Sending>(() => sendingView(db, opId), { state: 'sending' }),
  };
}
