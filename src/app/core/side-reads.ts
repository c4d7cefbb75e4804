import type { TimeRange } from '../../contract/analytics.ts';
import type { CreditType } from '../../contract/credits.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { draftsView } from '../../store/draft-reports.ts';
import { observe } from '../../store/observe.ts';
import { analyticsView } from '../../store/views/analytics.ts';
import { creditRequestView } from '../../store/views/credit-request.ts';
import { historyTerms, suggestions } from '../../store/views/history-terms.ts';
import { outboxItems } from '../../store/views/outbox-items.ts';
import { trashView } from '../../store/views/trash.ts';

// What only some screens watch; loaded with the first of them.

export const outbox = (db: AccountDb) => observe(() => outboxItems(db));
export const terms = (db: AccountDb) => observe(() => historyTerms(db));
export const suggested = (db: AccountDb, now: () => number, besides?: string) =>
  observe(() => suggestions(db, now(), besides));
export const trash = (db: AccountDb) => observe(() => trashView(db));
export const analytics = (db: AccountDb, range: TimeRange, now: () => number) =>
  observe(() => analyticsView(db, range, now()));
export const drafts = (db: AccountDb) => observe(() => draftsView(db));
export const creditRequest = (db: AccountDb, type: CreditType, now: () => number) =>
  observe(() => creditRequestView(db, type, now()));
