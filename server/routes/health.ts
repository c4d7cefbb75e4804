import type { Hono } from 'hono';
import type { ClientFiles } from '../client-files.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { Queue } from '../queue/queue.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve — database, queue and client files are there. */
export function healthRoutes(
  app: Hono<Env>,
  { database, queue, client }: { database: Database; queue: Queue; client: ClientFiles },
): void {
  app.get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const answers = await database.ping().then(
      () => true,
      () => false,
    );
    const checks = { database: answers, queue: queue.isReady(), client: client.isThere() };
    const ok = Object.values(checks).every(Boolean);
    return c.json({ ok, checks }, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
