import type { CreditType } from '../../contract/credits.ts';
import type { CreditsAnswer } from '../../hooks/core-port.ts';
import type { Cell, Live } from '../../lib/live.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { readCredits } from '../../store/credits.ts';
import { observe } from '../../store/observe.ts';
import type { CreditRow } from '../../store/rows.ts';

/** The week's credits as a screen shows them: the figure on this device, and how this page's own reading went. */
export const creditsLive = (
  db: AccountDb,
  type: CreditType,
  fault: Cell<string | null>,
  now: () => number,
): Live<CreditsAnswer> => ({
  subscribe(next, error) {
    let row: CreditRow | undefined;
    let isRead = false;
    const tell = () => {
      if (isRead) next(creditsAnswer(row, fault.get(), now()));
    };
    const stopFault = fault.subscribe(tell);
    const stopRow = observe(() => readCredits(db, type)).subscribe((read) => {
      row = read;
      isRead = true;
      tell();
    }, error);
    return () => {
      stopFault();
      stopRow();
    };
  },
});

/** A known figure stays on the screen when the last reading failed; one of a week that is over says nothing any more. */
function creditsAnswer(row: CreditRow | undefined, fault: string | null, now: number): CreditsAnswer {
  const status = row?.status && !isOver(row.status.resetDate, now) ? row.status : null;
  if (status) return { status, state: 'ready', message: fault };
  return { status: null, state: fault === null ? 'loading' : 'error', message: fault };
}

const isOver = (resetDate: string | null, now: number): boolean => resetDate !== null && now >= Date.parse(resetDate);
