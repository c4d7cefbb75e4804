import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from './support/journey.ts';

const REPORTS = 50;

interface Told {
  readonly query: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly hash: string;
}

interface Written {
  readonly hash: string;
  readonly ms: number;
  readonly error: string;
}

test('the engine writes the same reports in a browser’s worker as on the server, under the same hashes', {
  tag: '@core',
}, async ({ device, server }) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'baraza-worker-'));
  execFileSync('node', ['node_modules/tsx/dist/cli.mjs', 'bench/engine-hashes.ts', folder, String(REPORTS)]);
  const expected = JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8')) as Told[];

  const page = await device.open();
  // The worker, and the languages that it loads when it needs them.
  await page.route('**/worker-under-test/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(join(folder, basename(new URL(route.request().url()).pathname)), 'utf8'),
    }),
  );
  // A page of its own: the product's allows no script that its build does not know.
  await page.route('**/engine-under-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Engine</title>' }),
  );
  await page.goto(`${server.origin}/engine-under-test`);
  const written = await page.evaluate(async (problems): Promise<Written[]> => {
    const worker = new Worker('/worker-under-test/engine.js', { type: 'module' });
    const out: Written[] = [];
    for (const [id, { query, answers }] of problems.entries()) {
      const began = performance.now();
      // biome-ignore lint/suspicious/noExplicitAny: read as it comes, in the page
      const answer = await new Promise<any>((resolve, reject) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = () => reject(new Error('The worker did not start'));
        worker.postMessage({ id, input: { query, answers, date: '2026-11-20' } });
      });
      out.push({
        hash: answer.draft?.content?.metadata.hash ?? '',
        ms: performance.now() - began,
        error: answer.error ?? '',
      });
    }
    return out;
  }, expected);

  expect(written.map((w) => w.error).filter((e) => e !== '')).toEqual([]);
  expect(expected).toHaveLength(REPORTS);
  expect(written.map((w) => w.hash)).toEqual(expected.map((e) => e.hash));
  expect(new Set(written.map((w) => w.hash)).size).toBe(REPORTS);
});
