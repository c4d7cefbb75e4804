import { sql } from 'drizzle-orm';
import type { ProductEvent } from '../../src/contract/admin/events.ts';
import type { Sql } from './database.ts';
import { events } from './schema/back-office.ts';
import { activeDays } from './schema/figures.ts';

/** What may be told beside an event: a kind. Never an address, an id, or somebody's words. */
type EventDetails = Readonly<Record<string, string>>;

/** What happens by itself some time after it was asked for: it does not show that somebody was there. */
const BY_ITSELF: ReadonlySet<ProductEvent> = new Set([
  'research_finished',
  'starter_kit_made',
  'research_failed',
  'insights_made',
  'insights_failed',
  'exploration_finished',
  'exploration_failed',
]);

/** Notes within `tx` that something happened, to be counted: the event is there if and only if what it tells is. One statement. */
export async function recordEvent(
  tx: Sql,
  now: Date,
  name: ProductEvent,
  userId: string,
  details: EventDetails | null = null,
): Promise<void> {
  const event = sql`insert into ${events} (at, name, user_id, details) values (${now.toISOString()}::timestamptz,
    ${name}, ${userId}::uuid, ${details === null ? null : JSON.stringify(details)}::json)`;
  if (BY_ITSELF.has(name)) {
    await tx.execute(event);
    return;
  }
  const day = now.toISOString().slice(0, 10);
  await tx.execute(sql`with seen as (
    insert into ${activeDays} (user_id, day) values (${userId}::uuid, ${day}::date) on conflict do nothing
  ) ${event}`);
}
