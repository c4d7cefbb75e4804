import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/journey.ts';

const REPORTS = 50;

interface Written {
  readonly hash: string;
  readonly ms: number;
  readonly error: string;
}

test('the engine writes the same reports in a browser’s worker as on the server, under the same hashes', async ({
  device,
  server,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'baraza-worker-'));
  execFileSync('node', ['node_modules/tsx/dist/cli.mjs', 'bench/engine-hashes.ts', folder, String(REPORTS)]);
  const expected = JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8')) as { query: string; hash: string }[];
  const [script = ''] = readdirSync(folder).filter((name) => name.endsWith('.js'));

  const page = await device.open();
  await page.route('**/engine-worker-under-test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, script), 'utf8') }),
  );
  // A page of its own: the product's allows no script that its build does not know.
  await page.route('**/engine-under-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Engine</title>' }),
  );
  await page.goto(`${server.origin}/engine-under-test`);
  const written = await page.evaluate(
    async (queries): Promise<Written[]> => {
      const worker = new Worker('/engine-worker-under-test.js', { type: 'module' });
      const out: Written[] = [];
      for (const [id, query] of queries.entries()) {
        const began = performance.now();
        // biome-ignore lint/suspicious/noExplicitAny: read as it comes, in the page
        const answer = await new Promise<any>((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = () => reject(new Error('The worker did not start'));
          worker.postMessage({ id, input: { query, answers: {}, date: '2026-11-20' } });
        });
        out.push({
          hash: answer.draft?.content?.metadata.hash ?? '',
          ms: performance.now() - began,
          error: answer.error ?? '',
        });
      }
      return out;
    },
    expected.map((e) => e.query),
  );

  expect(written.map((w) => w.error).filter((e) => e !== '')).toEqual([]);
  expect(expected).toHaveLength(REPORTS);
  expect(written.map((w) => w.hash)).toEqual(expected.map((e) => e.hash));
  expect(new Set(written.map((w) => w.hash)).size).toBe(REPORTS);
});
