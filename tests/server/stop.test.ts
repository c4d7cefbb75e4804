import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPglite } from '../../server/db/pglite.ts';
import { researchJobs } from '../../server/db/schema/research.ts';
import { startTestServer } from '../support/server.ts';
import { plainStep } from '../support/server-engine.ts';
import { databaseTemplate } from '../support/server-template.ts';

it('a server that is told to stop leaves its job at a checkpoint, ends its streams, and the next one goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-stop-'));
  const first = await startTestServer({
    database: await openPglite({ folder: join(folder, 'pg'), template: await databaseTemplate() }),
  });
  const ama = await first.signUp();
  const id = randomUUID();
  let begun = () => {};
  const atWork = new Promise<void>((resolve) => {
    begun = resolve;
  });
  first.engine.script(async (step, input, signal) => {
    if (step === 'industry') {
      begun();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    }
    return plainStep(step, input);
  });
  await first.startJob(ama, 'Tomatoes', id);
  await atWork;
  const stream = await first.app.request(`/api/jobs/${id}/events`, {
    headers: { apikey: 'baraza-public-client', authorization: `Bearer ${ama.token}` },
  });
  const streamed = stream.text();
  await first.stop();
  expect(await streamed).toContain('event: job');

  const second = await startTestServer({ database: await openPglite({ folder: join(folder, 'pg') }) });
  await second.until(ama, id, 'completed');
  expect(second.engine.ran).toEqual(['challenges', 'recommendation', 'report']);
  const [row] = await second.database.sql.select().from(researchJobs).where(eq(researchJobs.id, id));
  expect(row).toMatchObject({ failures: 0, attempt: 2 });
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
