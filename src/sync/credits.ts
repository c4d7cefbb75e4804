import { type CreditType, checkCreditRequest, creditStatus, explorerCreditStatus } from '../contract/credits.ts';
import { CREDITS_NOT_LOADED, creditErrorMessage, INVALID_CREDITS } from '../domain/credit-errors.ts';
import { creditState } from '../domain/credits.ts';
import type { Transport } from '../domain/transport.ts';
import { linkedAbort } from '../lib/abort.ts';
import type { Clock } from '../lib/clock.ts';
import { type Cell, cell } from '../lib/live.ts';
import type { Log } from '../lib/log.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { AccountDb } from '../store/account-db.ts';
import { noteRequested, readCredits, saveCredits } from '../store/credits.ts';
import type { CreditRow } from '../store/rows.ts';

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
  /** Why the last reading of this page failed, in words; null when it did not, or another is under way. */
  fault(type: CreditType): Cell<string | null>;
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
    fault: (type) => meters[type].fault,
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
      const known = { type, requested: hasRequestedThisWeek, request: existingRequest, ...until };
      await noteRequested(ports.db, known, ports.clock.now());
    },
  };
}

/** A device whose clock is ahead sees each week end too early: then the throttle has its say again. */
const PAST_RESET_TRIES = 3;
/** The server's clock may be a little behind. */
const AFTER_RESET_MS = 1_000;

/**
 * The 60 s poll is a status path like any other: the throttle may hold it back, silently, and it goes with the next action
 * (readings). What is asked because somebody looks, or because the week is over, is no poll.
 */
function createMeter(ports: CreditPorts, type: CreditType, signal: AbortSignal) {
  const { db, clock, log } = ports;
  const call = type === 'market_validation' ? creditStatus : explorerCreditStatus;
  const fault = cell<string | null>(null);
  let heldBack = false;
  let watchers = 0;
  let asked = false;
  let stopPoll = () => {};
  let cancelReset = () => {};
  let pastReset = { date: '', tries: 0 };

  const take = async (request: { readonly call: typeof call; readonly unthrottled?: true }) => {
    const answer = await ports.transport(request, signal);
    heldBack = answer.kind === 'silent' && answer.reason === 'blocked';
    if (signal.aborted || heldBack) return;
    if (answer.kind === 'ok') {
      await saveCredits(db, type, answer.data.data, clock.now());
      fault.set(null);
      await armReset();
    } else if (answer.kind === 'refused') fault.set(creditErrorMessage(answer.status, type));
    else fault.set((answer.reason === 'unreadable' ? INVALID_CREDITS : CREDITS_NOT_LOADED)[type]);
  };
  const poll = singleFlight(() => take({ call }));
  const readNow = singleFlight(() => take({ call, unthrottled: true }));
  const refresh = async () => {
    // What an earlier reading failed of says nothing of this one.
    fault.set(null);
    await readNow();
  };

  /** The week that the figure is of is over: it is no longer true. */
  const isPast = async (): Promise<boolean> => {
    const resetDate = (await readCredits(db, type))?.status?.resetDate;
    if (!resetDate || clock.now() < Date.parse(resetDate)) return false;
    if (pastReset.date !== resetDate) pastReset = { date: resetDate, tries: 0 };
    pastReset.tries += 1;
    return pastReset.tries <= PAST_RESET_TRIES;
  };
  const attempt = (reading: Promise<void>) => {
    reading.catch((cause: unknown) => {
      if (!signal.aborted) log.warn('credits not refreshed', { type, cause });
    });
  };
  const armReset = async () => {
    const resetDate = (await readCredits(db, type))?.status?.resetDate;
    cancelReset();
    if (!resetDate || watchers === 0 || signal.aborted) return;
    const wait = Date.parse(resetDate) + AFTER_RESET_MS - clock.now();
    if (wait <= 0) return;
    cancelReset = clock.after(wait, () => {
      if (ports.visible()) attempt(readNow());
    });
  };

  const atMount = async () => {
    const known = await readCredits(db, type);
    const isSpent = known?.status ? creditState(known.status) === 'exhausted' : true;
    if (asked && fault.get() === null && !isSpent && isFresh(known)) return;
    asked = true;
    await refresh();
  };
  /** Several tabs share one figure: who finds it fresh leaves it. */
  const isFresh = (known: CreditRow | undefined): boolean => {
    const age = known ? clock.now() - known.at : Number.POSITIVE_INFINITY;
    return age >= 0 && age < CREDIT_POLL_MS / 2;
  };
  const again = async () => {
    if (await isPast()) return readNow();
    if (fault.get() === null && isFresh(await readCredits(db, type))) return;
    await poll();
  };

  const start = (): (() => void) => {
    const { controller, unlink } = linkedAbort(signal);
    let cancel = () => {};
    const later = () => {
      cancel = clock.after(CREDIT_POLL_MS, () => {
        if (ports.visible()) attempt(again());
        later();
      });
    };
    const stop = ports.onOpen(() => {
      // However fresh the figure: somebody had a reason to ask.
      if (ports.visible()) attempt(heldBack ? poll() : isPast().then((past) => (past ? readNow() : undefined)));
    });
    controller.signal.addEventListener(
      'abort',
      () => {
        cancel();
        cancelReset();
        stop();
      },
      { once: true },
    );
    attempt(armReset().then(atMount));
    later();
    return () => {
      unlink();
      controller.abort();
    };
  };

  return {
    fault,
    refresh,
    watch() {
      watchers += 1;
      if (watchers === 1 && !signal.aborted) stopPoll = start();
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
