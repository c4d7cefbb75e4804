import * as v from 'valibot';
import { queryCount } from '../../src/contract/primitives.ts';
import { Email, Metadata } from './schemas.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** A span as Go writes it (`24h`, `1h30m`), or `none`. In milliseconds; null for none. */
const BanDuration = v.union([
  v.pipe(
    v.literal('none'),
    v.transform(() => null),
  ),
  v.pipe(
    v.string(),
    v.regex(/^(\d{1,9}(\.\d{1,3})?[smh])+$/, 'invalid format for ban duration'),
    v.transform((text) =>
      [...text.matchAll(/([\d.]+)([smh])/g)].reduce(
        (sum, [, n = '0', unit = 's']) => sum + Number(n) * (UNITS[unit] ?? 0),
        0,
      ),
    ),
    v.maxValue(100 * 365 * 86_400_000, 'invalid format for ban duration'),
  ),
]);

const password = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000)));
const attributes = {
  password,
  email_confirm: v.optional(v.boolean()),
  user_metadata: v.optional(Metadata),
  app_metadata: v.optional(Metadata),
  ban_duration: v.optional(BanDuration),
};

export const NewUser = v.object({ email: Email, ...attributes });
export const UserChange = v.object({ email: v.optional(Email), ...attributes });
export const UserPage = v.object({ page: queryCount(1, 1, 100_000), per_page: queryCount(50, 1, 1_000) });
export const DeleteBody = v.object({ should_soft_delete: v.optional(v.boolean(), false) });
export const InviteBody = v.object({ email: Email, data: v.nullish(Metadata) });
export const LinkBody = v.object({
  type: v.picklist(
    ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'],
    'Invalid email action link type requested',
  ),
  email: Email,
  new_email: v.optional(Email),
  password,
  data: v.nullish(Metadata),
  redirect_to: v.optional(v.string()),
});
