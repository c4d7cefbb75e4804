import { creditStatus } from '../contract/credits.ts';
import { creditErrorMessage, INVALID_CREDITS } from '../domain/credit-errors.ts';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import { singleFlight } from '../lib/single-flight.ts';
import type { AccountDb } from '../store/account-db.ts';
import { noteCreditFault, readCredits, saveCredits } from '../store/credits.ts';
import type { Transport } from './transport.ts';

/** Spec 2 §9. */
export const CREDIT_POLL_MS = 60_000;

export interface CreditPorts {
  readonly db: AccountDb;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  readonly visible: () => boolean;
  /** Calls back when a held-back poll may go. */
  readonly onOpen: (listener: () => void) => () => void;
}

/**
 * Keeps the credit status fresh: at once, then every 60 s while the page is visible. A status path like any other, so the
 * throttle may hold it back; that is silent, and it goes with the next action (readings). `refresh` asks now.
 */
export function startCreditPoll(ports: CreditPorts, signal: AbortSignal): { refresh(): Promise<void> } {
  const { db, clock, log } = ports;
  let heldBack = false;

  const refresh = singleFlight(async () => {
    const answer = await ports.transport({ call: creditStatus }, signal);
    heldBack = answer.kind === 'silent' && answer.reason === 'blocked';
    if (signal.aborted || heldBack) return;
    const now = clock.now();
    if (answer.kind === 'ok') return saveCredits(db, 'market_validation', answer.data.data, now);
    if (answer.kind === 'refused')
      return noteCreditFault(db, 'market_validation', creditErrorMessage(answer.status), now);
    const fault = answer.reason === 'unreadable' ? INVALID_CREDITS : DEFAULT_MESSAGES.network;
    await noteCreditFault(db, 'market_validation', fault, now);
  });

  /** Several tabs share one figure: who finds it fresh leaves it. */
  const refreshIfOld = async () => {
    const known = await readCredits(db, 'market_validation');
    const age = known ? clock.now() - known.at : Number.POSITIVE_INFINITY;
    if (age >= 0 && age < CREDIT_POLL_MS / 2 && known?.fault === null) return;
    await refresh();
  };
  const attempt = (reading: Promise<void>) => {
    reading.catch((cause: unknown) => {
      if (!signal.aborted) log.warn('credits not refreshed', { cause });
    });
  };

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
  signal.addEventListener(
    'abort',
    () => {
      cancel();
      stop();
    },
    { once: true },
  );
  attempt(refreshIfOld());
  again();
  return { refresh };
}
