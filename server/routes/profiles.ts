import type { Context } from 'hono';
import { RestError } from '../errors.ts';
import { readJson } from '../middleware/body.ts';
import type { Env } from '../middleware/env.ts';
import type { StoreDeps } from '../services/deps.ts';
import * as profiles from '../services/profiles.ts';
import type { Api } from './register.ts';

const ONE_OBJECT = 'application/vnd.pgrst.object+json';

/** Whether the filter can mean one's own row. Any other row is, to this person, not there. */
function meansOwn(c: Context<Env>): boolean {
  const filter = c.req.query('id');
  return filter === undefined || filter.toLowerCase() === `eq.${c.get('identity').userId}`;
}

/** The columns asked for. Throws 42703 for one there is not. */
function selected(c: Context<Env>): readonly string[] {
  const select = c.req.query('select') ?? '*';
  const columns = select.split(',').map((column) => column.trim());
  if (columns.includes('*')) return profiles.PROFILE_COLUMNS;
  const stray = columns.find((column) => !profiles.PROFILE_COLUMNS.includes(column));
  if (stray !== undefined) throw new RestError(400, '42703', 'column profiles.? does not exist');
  return columns;
}

/** Rows as PostgREST answers them: an array, or the one object that was asked for (406 PGRST116 when there is none). */
function rows(c: Context<Env>, found: profiles.Profile | null, status: 200 | 201): Response {
  const columns = selected(c);
  const row = found && Object.fromEntries(Object.entries(found).filter(([column]) => columns.includes(column)));
  if (!(c.req.header('accept') ?? '').includes(ONE_OBJECT)) return c.json(row === null ? [] : [row], status);
  if (row === null) {
    throw new RestError(
      406,
      'PGRST116',
      'JSON object requested, multiple (or no) rows returned',
      'The result contains 0 rows',
    );
  }
  return c.json(row, status, { 'content-type': `${ONE_OBJECT}; charset=utf-8` });
}

const wantsRows = (c: Context<Env>) => (c.req.header('prefer') ?? '').includes('return=representation');

/** The table `profiles` as PostgREST would serve it (spec 1 §7), each person seeing one row: their own. */
export function profileRoutes(api: Api, { database, clock }: StoreDeps): void {
  const { sql } = database;

  api.get('/rest/v1/profiles', async (c) => {
    const found = meansOwn(c) ? await profiles.readProfile(sql, c.get('identity').userId) : null;
    return rows(c, found, 200);
  });

  api.post('/rest/v1/profiles', async (c) => {
    const body = await readJson(c);
    const input: unknown = Array.isArray(body) && body.length === 1 ? body[0] : body;
    const profile = await profiles.upsertProfile(sql, c.get('identity').userId, input, clock.now());
    return wantsRows(c) ? rows(c, profile, 201) : c.body(null, 201);
  });
}
