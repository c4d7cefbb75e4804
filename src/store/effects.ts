import type { ChatMessage } from '../contract/chat.ts';
import type { CreditRequest, CreditType } from '../contract/credits.ts';
import type { NewsletterLetter } from '../contract/newsletter.ts';
import type { Report, ReportListItem } from '../contract/report.ts';
import type { AccountDb } from './account-db.ts';
import { takeExchange } from './chats.ts';
import { noteRequested } from './credits.ts';
import { applyExplorerChange, type ExplorerEffect } from './explorer-effects.ts';
import { noteAnswered, noteCancelled, noteStarted } from './jobs.ts';
import { forgetRefinement, noteResearched, type RefinedHere, takeRefined } from './refiner.ts';
import { takeReport } from './take-report.ts';
import { takeDeletion } from './trash.ts';

/** What the server's answer changes on this device. */
export type Effect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'report'; readonly item: ReportListItem }
  | { readonly kind: 'revised'; readonly item: ReportListItem; readonly report: Report }
  /** `rev` is null where the report was gone already. */
  | { readonly kind: 'deleted'; readonly id: string; readonly rev: number | null; readonly permanent: boolean }
  | { readonly kind: 'started'; readonly jobId: string; readonly query: string; readonly createdAt: number }
  /** `cancelled` is false where it had ended before. */
  | { readonly kind: 'research_cancelled'; readonly jobId: string; readonly cancelled: boolean }
  | { readonly kind: 'answered'; readonly jobId: string; readonly asked: string }
  | {
      readonly kind: 'exchange';
      /** By this device's clock. */
      readonly askedAt: number;
      readonly reportId: string;
      readonly sessionId: string;
      readonly messages: readonly [question: ChatMessage, answer: ChatMessage];
    }
  | { readonly kind: 'requested'; readonly type: CreditType; readonly request: CreditRequest | null }
  | ({ readonly kind: 'refined' } & RefinedHere)
  | { readonly kind: 'refiner_deleted'; readonly id: string }
  | { readonly kind: 'researched'; readonly sessionId: string; readonly resultId: string }
  | ExplorerEffect
  /** `already`: what the server says of an address that was on the list; null where it was not. */
  | {
      readonly kind: 'subscribed';
      readonly email: string;
      readonly already: string | null;
      /** What became of the letter that asks for a confirmation; null where there was none. */
      readonly letter: NewsletterLetter | null;
    };

/** Every table an effect may write, beside the outbox. */
export const EFFECT_TABLES = [
  'outbox',
  'reports',
  'tombstones',
  'trash',
  'bodies',
  'jobs',
  'drafts',
  'messages',
  'chats',
  'creditRequests',
  'refinerSessions',
  'explorerSessions',
  'meta',
] as const;

/** Call it inside a transaction over `EFFECT_TABLES`. */
export async function applyEffect(db: AccountDb, effect: Effect, now: number): Promise<void> {
  switch (effect.kind) {
    case 'nothing':
      return;
    case 'report':
      return takeReport(db, effect.item);
    case 'revised':
      await takeReport(db, effect.item);
      await db.bodies.put({ id: effect.item.id, savedAt: now, report: effect.report });
      return;
    case 'deleted':
      return takeDeletion(db, effect, now);
    case 'started':
      return noteStarted(db, effect, now);
    case 'answered':
      return noteAnswered(db, effect.jobId, effect.asked, now);
    case 'research_cancelled':
      return effect.cancelled ? noteCancelled(db, effect.jobId) : undefined;
    case 'exchange':
      return takeExchange(db, effect, now);
    case 'requested':
      return noteRequested(db, { ...effect, requested: true }, now);
    case 'refined':
      return takeRefined(db, effect);
    case 'refiner_deleted':
      return forgetRefinement(db, effect.id, now);
    case 'researched':
      return noteResearched(db, effect.sessionId, effect.resultId);
    case 'explorer':
      return applyExplorerChange(db, effect.change, now);
    case 'subscribed':
      await db.meta.put({ key: 'newsletter', email: effect.email, already: effect.already, letter: effect.letter });
      return;
  }
}
