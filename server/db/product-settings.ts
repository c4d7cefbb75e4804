import * as v from 'valibot';
import {
  DEFAULT_SETTINGS,
  type ProductSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
} from '../../src/contract/admin/settings.ts';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from './database.ts';
import { productSettings } from './schema/product-settings.ts';

/** Another process hears of a change this late. */
const FRESH_MS = 5 * SECOND;

export interface Settings {
  /** As they stand. Within a transaction give it: an embedded database has no second connection. */
  current(sql?: Sql): Promise<ProductSettings>;
  /** The next reading is from the database. */
  forget(): void;
}

/** What a row says, or what is built in where it cannot be read: a setting of a later version, or a hand in the database. */
export function settingOf<N extends SettingName>(name: N, value: unknown): ProductSettings[N] {
  const parsed = v.safeParse(SETTINGS[name], value);
  return (parsed.success ? parsed.output : DEFAULT_SETTINGS[name]) as ProductSettings[N];
}

export function createSettings(database: Database, clock: WallClock): Settings {
  let known: { readonly at: number; readonly settings: ProductSettings } | null = null;
  return {
    async current(sql = database.sql) {
      const now = clock.now().getTime();
      if (known !== null && now - known.at < FRESH_MS) return known.settings;
      const rows = await sql.select().from(productSettings);
      const values = new Map(rows.map(({ name, value }) => [name, value]));
      const settings = Object.fromEntries(
        SETTING_NAMES.map((name) => [
          name,
          values.has(name) ? settingOf(name, values.get(name)) : DEFAULT_SETTINGS[name],
        ]),
      ) as ProductSettings;
      known = { at: now, settings };
      return settings;
    },
    forget() {
      known = null;
    },
  };
}
