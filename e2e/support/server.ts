import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';

export interface Running {
  readonly origin: string;
  /** What it wrote, for the message of a failed test. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `baraza-${name}-`));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** A way out that leads nowhere: no journey asks anybody outside, but those that bring a web of their own. */
const ALONE = { BARAZA_EGRESS_PROXY: 'http://127.0.0.1:9' };

/** The built server as `npm start` runs it, with its data in `data`. Resolves when it answers. */
export async function startServer(data: string, env: Record<string, string> = {}, port?: number): Promise<Running> {
  const chosen = port ?? (await freePort());
  const origin = `http://localhost:${chosen}`;
  const written: string[] = [];
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', ...ALONE, BARAZA_PORT: String(chosen), BARAZA_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const deadline = Date.now() + 40_000;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${written.join('')}`);
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    output: () => written.join(''),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
