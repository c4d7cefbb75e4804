import type { Hono } from 'hono';
import type { Env } from '../middleware/env.ts';

/** Whether a part can do its work. Never rejects. */
export type Check = () => Promise<boolean>;

/** `/healthz`: the process lives. `/readyz`: it can serve, each part by its name. */
export function healthRoutes(app: Hono<Env>, checks: Readonly<Record<string, Check>>): void {
  app.get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const answers = await Promise.all(
      Object.entries(checks).map(async ([part, check]) => [part, await check()] as const),
    );
    const ok = answers.every(([, fine]) => fine);
    const body = { ok, checks: Object.fromEntries(answers) };
    return c.json(body, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
