import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** No test of speed: a busy machine may take its time. */
const LIMIT = { timeout: 240_000 };

/** Runs a campaign on a sample; its last line is the result. */
async function campaign(name: string, ...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)('node', ['node_modules/tsx/dist/cli.mjs', `bench/${name}.ts`, ...args], {
    maxBuffer: 20_000_000,
  }).catch((error: { stdout?: string; message: string }) => {
    throw new Error(`${error.message}\n${error.stdout?.slice(-4_000) ?? ''}`);
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
}

test('a hundred reports of as many countries and industries pass every check at its bar', LIMIT, async () => {
  expect(await campaign('engine', '--sample', '100')).toMatchObject({ reports: 100, passed: true });
});

test('planted faults are caught', LIMIT, async () => {
  expect(await campaign('mutations', '--sample', '250')).toMatchObject({ passed: true });
});

test(
  'research quotes what bears on a problem, nothing else, and asks at most one thing twice after being killed',
  LIMIT,
  async () => {
    const result = await campaign('research', '--quick', '--kills', '1', '--only', 'tomatoes-ghana');
    expect(result).toMatchObject({ reports: 5, falsehoods_published: 0, orders_obeyed: 0, kills: 2, passed: true });
  },
);

test('the Explorer’s lists are whole, sourced, explained and different', LIMIT, async () => {
  expect(await campaign('explorer')).toMatchObject({ sets: 200, faults: 0, passed: true });
});
