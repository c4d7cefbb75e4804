import { type CreditType, checkCreditRequest, creditStatus, explorerCreditStatus } from '../contract/credits.ts';
import { CREDITS_NOT_LOADED, creditErrorMessage, INVALID_CREDITS } from '../domain/credit-errors.ts';
import { linkedAbort } from '../lib/abort.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { AccountDb } from '../store/account-db.ts';
import { noteCreditFault, noteRequested, readCredits, saveCredits } from '../store/credits.ts';
import type { Transport } from './transport.ts';

/** Spec 2 §9. */
export const CREDIT_POLL_MS = 60_000;

export interface CreditPorts {
  readonly db: AccountDb;
  readonly userId: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  readonly visible: () => boolean;
  /** Calls back when a held-back poll may go. */
  readonly onOpen: (listener: () => void) => () => void;
}

export interface Credits {
  /** Asks now. */
  refresh(type: CreditType): Promise<void>;
  /** Somebody looks: the status is asked for at once and every 60 s while the page is visible; the answer ends it. */
  watch(type: CreditType): () => void;
  /** Whether more was asked for this week. Silence leaves what is known. */
  checkRequest(type: CreditType): Promise<void>;
}

export function createCredits(ports: CreditPorts, signal: AbortSignal): Credits {
  const meters = {
    market_validation: createMeter(ports, 'market_validation', signal),
    problem_generator: createMeter(ports, 'problem_generator', signal),
  };
  return {
    refresh: (type) => meters[type].refresh(),
    watch: (type) => meters[type].watch(),
    async checkRequest(type) {
      const answer = await ports.transport(
        { call: checkCreditRequest, params: { userId: ports.userId }, query: { credit_type: type } },
        signal,
      );
      if (answer.kind !== 'ok') return;
      const { hasRequestedThisWeek, existingRequest, weekEnds } = answer.data.data;
      const until = weekEnds === undefined ? {} : { until: Date.parse(weekEnds) };
      const told = { type, requested: hasRequestedThisWeek, request: existingRequest, ...until };
      await noteRequested(ports.db, told, ports.clock.now());
    },
  };
}

/** A status path like any other, so the throttle may hold it back; that is silent, and it goes with the next action (readings). */
function createMeter(ports: CreditPorts, type: CreditType, signal: AbortSignal) {
  const { db, clock, log } = ports;
  const call = type === 'market_validation' ? creditStatus : explorerCreditStatus;
  let heldBack = false;
  let watchers = 0;
  let stopPoll = () => {};

  const refresh = singleFlight(async () => {
    const answer = await ports.transport({ call }, signal);
    heldBack = answer.kind === 'silent' && answer.reason === 'blocked';
    if (signal.aborted || heldBack) return;
    const now = clock.now();
    if (answer.kind === 'ok') return saveCredits(db, type, answer.data.data, now);
    if (answer.kind === 'refused') return noteCreditFault(db, type, creditErrorMessage(answer.status, type), now);
    const fault = (answer.reason === 'unreadable' ? INVALID_CREDITS : CREDITS_NOT_LOADED)[type];
    await noteCreditFault(db, type, fault, now);
  });

  /** Several tabs share one figure: who finds it fresh leaves it. */
  const refreshIfOld = async () => {
    const known = await readCredits(db, type);
    const age = known ? clock.now() - known.at : Number.POSITIVE_INFINITY;
    if (age >= 0 && age < CREDIT_POLL_MS / 2 && known?.fault === null) return;
    await refresh();
  };
  const attempt = (reading: Promise<void>) => {
    reading.catch((cause: unknown) => {
      if (!signal.aborted) log.warn('credits not refreshed', { type, cause });
    });
  };

  const poll = (): (() => void) => {
    const { controller, unlink } = linkedAbort(signal);
    let cancel = () => {};
    const again = () => {
      cancel = clock.after(CREDIT_POLL_MS, () => {
        if (ports.visible()) attempt(refreshIfOld());
        again();
      });
    };
    const stop = ports.onOpen(() => {
      // However fresh the figure: somebody had a reason to ask.
      if (heldBack && ports.visible()) attempt(refresh());
    });
    controller.signal.addEventListener(
      'abort',
      () => {
        cancel();
        stop();
      },
      { once: true },
    );
    attempt(refreshIfOld());
    again();
    return () => {
      unlink();
      controller.abort();
    };
  };

  return {
    refresh,
    watch() {
      watchers += 1;
      if (watchers === 1 && !signal.aborted) stopPoll = poll();
      let over = false;
      return () => {
        if (over) return;
        over = true;
        watchers -= 1;
        if (watchers === 0) stopPoll();
      };
    },
  };
}
