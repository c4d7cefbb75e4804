import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutTraces } from '../../server/admin/engagement/unmatched.ts';
import { reports } from '../../server/db/schema/reports.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { DAY } from '../../src/lib/moments.ts';
import { administrator, look } from '../support/admin.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ client: clientWithPacks(), engine: evidenceEngine(realPacks) });
  owner = await administrator(server, 'support_admin');
});
afterAll(() => server?.stop());

const kit = async (person: Person, query: string) => {
  const id = await server.startJob(person, query);
  await server.finish(person, id, { nearest: 'None of these' });
  return id;
};
const list = async (query = '') => (await look(server, owner, `unmatched-problems?${query}`)).body.data;
const texts = async () => (await list()).rows.map(({ text }: { text: string }) => text);

describe('problems we have no playbook for', () => {
  it('holds what ended in a starter kit, with counts, without addresses and numbers', async () => {
    const ama = await server.signUp();
    await kit(ama, 'Choirs in Kumasi have no scores to sing from. Call me on +233 24 123 4567 or ama@example.org.');
    const { rows, kinds, countries, total } = await list();
    expect(rows[0].text).toBe('Choirs in Kumasi have no scores to sing from. Call me on [number] or [address].');
    expect(total).toBe(1);
    expect(kinds).toEqual([{ name: 'general', n: 1 }]);
    expect(countries).toEqual([{ name: 'Ghana', n: 1 }]);
    expect((await list('country=Kenya')).rows).toEqual([]);
  });

  it('loses what its founder deletes', async () => {
    const ama = await server.signUp();
    const id = await kit(ama, 'Drummers in Kumasi cannot find skins for their drums.');
    expect(await texts()).toContain('Drummers in Kumasi cannot find skins for their drums.');
    await server.call('DELETE', `/api/reports/${id}`, { as: ama, key: randomUUID(), body: { permanent: false } });
    expect(await texts()).not.toContain('Drummers in Kumasi cannot find skins for their drums.');
  });

  it('leaves out whoever does not want to be read', async () => {
    const ama = await server.signUp();
    await server.call('POST', '/rest/v1/profiles', {
      as: ama,
      body: { id: ama.id, preferences: { share_unmatched: false } },
      headers: { prefer: 'resolution=merge-duplicates' },
    });
    await kit(ama, 'Painters in Kumasi have nowhere to hang their pictures.');
    expect(await texts()).not.toContain('Painters in Kumasi have nowhere to hang their pictures.');
  });

  it('is narrowed by kind and country, told newest first, its counts the greatest first', async () => {
    const [ama, kofi] = [await server.signUp(), await server.signUp()];
    const older = 'Weavers in Kenya have no yarn.';
    const newer = 'Potters in Nairobi have no clay.';
    for (const [person, text] of [
      [ama, 'Drummers in Kumasi have no sticks.'],
      [ama, older],
      [kofi, newer],
    ] as const)
      await kit(person, text);
    for (const text of [
      'Dancers in Kisumu have no floor.',
      'Divers in Mombasa have no air.',
      'Flute players in Eldoret have no reeds.',
    ])
      await kit(await server.signUp(), text);
    const { countries, kinds } = await list();
    expect(countries).toEqual([...countries].sort((a, b) => b.n - a.n));
    expect(new Set(countries.map(({ n }: { n: number }) => n)).size).toBeGreaterThan(1);
    const inKenya = (await list('country=Kenya')).rows.map(({ text }: { text: string }) => text);
    expect(inKenya.slice(-2)).toEqual([newer, older]);
    expect((await list(`country=Kenya&kind=${kinds[0].name}`)).rows).not.toEqual([]);
    expect((await list('kind=nothing')).rows).toEqual([]);
  });

  it('holds a text for half a year', async () => {
    const ama = await server.signUp();
    const text = 'Singers in Tamale have no hall to sing in.';
    const id = await kit(ama, text);
    const made = (days: number) =>
      server.database.sql
        .update(reports)
        .set({ createdAt: new Date(server.clock.now().getTime() - days * DAY) })
        .where(eq(reports.id, id));
    await made(179);
    expect(await texts()).toContain(text);
    await made(181);
    expect(await texts()).not.toContain(text);
  });

  it('is not for analysts', async () => {
    const analyst = await administrator(server, 'business_analyst');
    expect((await look(server, analyst, 'unmatched-problems')).status).toBe(403);
  });
});

it.each([
  ['write to kofi.mensah@example.org', 'write to [address]'],
  ['see https://example.org/x now', 'see [link] now'],
  ['my number is 0244 123 456', 'my number is [number]'],
  ['it costs 12,000 cedis a month', 'it costs 12,000 cedis a month'],
])('%s', (text, shown) => {
  expect(withoutTraces(text)).toBe(shown);
});
