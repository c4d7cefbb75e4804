import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  changeSetting,
  DEFAULT_SETTINGS,
  readSettings,
  SETTING_NAMES,
  SETTINGS,
  type Setting,
  type SettingChange,
  type SettingName,
} from '../../../src/contract/admin/settings.ts';
import type { Sql } from '../../db/database.ts';
import { type Settings, settingOf } from '../../db/product-settings.ts';
import { auditEvents } from '../../db/schema/back-office.ts';
import { productSettings } from '../../db/schema/product-settings.ts';
import { AppError, notFound } from '../../errors.ts';
import { parse } from '../../middleware/body.ts';
import type { StoreDeps, Tx } from '../../services/deps.ts';
import { personOf } from '../audit/log.ts';
import type { AdminRouter } from '../register.ts';

export interface SettingsDeps extends StoreDeps {
  readonly settings: Settings;
}

const HISTORY = 50;

type Row = typeof productSettings.$inferSelect;

const wireSetting = (name: SettingName, row: Row | undefined): Setting => ({
  name,
  value: row === undefined ? DEFAULT_SETTINGS[name] : settingOf(name, row.value),
  version: row?.version ?? 0,
  changed_at: row?.changedAt.toISOString() ?? null,
});

async function settingsOf(db: Sql): Promise<Setting[]> {
  const rows = await db.select().from(productSettings);
  return SETTING_NAMES.map((name) =>
    wireSetting(
      name,
      rows.find((row) => row.name === name),
    ),
  );
}

const Details = v.object({ name: v.string(), before: v.string(), after: v.string() });

/** Who changed what, the latest first: as the audit log has it. */
async function historyOf(db: Sql): Promise<SettingChange[]> {
  const rows = await db
    .select({ line: auditEvents, by: personOf(auditEvents.actor) })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'settings.changed'))
    .orderBy(desc(auditEvents.seq))
    .limit(HISTORY);
  return rows.map(({ line, by }) => ({
    seq: line.seq,
    at: line.at.toISOString(),
    by,
    ...v.parse(Details, line.details),
  }));
}

const STALE = 'Somebody has changed this meanwhile. Look at it again before you change it.';

/** Throws `not_found`, `validation_failed`, and `already_requested` for a form that a colleague was quicker than. */
async function change(tx: Tx, now: Date, word: string, wanted: { value?: unknown; version: number }) {
  const name = SETTING_NAMES.find((known) => known === word);
  if (name === undefined) throw notFound();
  const value = parse(v.object({ value: SETTINGS[name] as v.GenericSchema }), { value: wanted.value }).value;
  // Whoever comes second waits here, and then finds another version.
  const first = { name, value: DEFAULT_SETTINGS[name], version: 0, changedAt: now };
  await tx.insert(productSettings).values(first).onConflictDoNothing();
  const [row] = await tx.select().from(productSettings).where(eq(productSettings.name, name)).for('update');
  if (row === undefined) throw notFound();
  if (row.version !== wanted.version) throw new AppError('already_requested', STALE);
  const [next] = await tx
    .update(productSettings)
    .set({ value, version: row.version + 1, changedAt: now })
    .where(eq(productSettings.name, name))
    .returning();
  const before = JSON.stringify(settingOf(name, row.value));
  return { setting: wireSetting(name, next), details: { name, before, after: JSON.stringify(value) } };
}

/** Settings: what can be changed while the product runs, and who changed it. */
export function settingRoutes({ read, mutate }: AdminRouter, { database, clock, settings }: SettingsDeps): void {
  read(readSettings, async () => ({
    settings: await settingsOf(database.sql),
    history: await historyOf(database.sql),
  }));
  mutate(changeSetting, async (request, tx) => {
    const { setting, details } = await change(tx, clock.now(), request.param('name'), request.body);
    settings.forget();
    return { data: { setting }, auditEntry: { action: 'settings.changed', details } };
  });
}
