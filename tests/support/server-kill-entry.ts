/**
 * A server process for `kill.long.test.ts`: the real modules over the folder or database given, with steps that say when they
 * are done. Says `ready <port>` and `step <name> <query>`. With the second argument `wait`, a job whose query ends with
 * a step's name waits after that step to be killed; with a step's name, every job waits after it.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { DEFAULT_ACCOUNTS } from '../../server/auth/settings.ts';
import { readClientFiles } from '../../server/client-files.ts';
import { lockFolder } from '../../server/db/lock.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { createLog } from '../../server/log.ts';
import { DEFAULT_TIMINGS } from '../../server/queue/queue.ts';
import { packsFrom } from '../../server/research/engine/packs.ts';
import { engineAdvice } from '../../server/research/tasks/advice.ts';
import { type Runtime, startRuntime } from '../../server/runtime.ts';
import { DEFAULT_PUBLIC_KEY } from '../../src/contract/headers.ts';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import { plainStep, scriptedEngine } from './server-engine.ts';
import { databaseTemplate } from './server-template.ts';

const [where = '', wait = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const openDatabase = async () => {
  if (where.startsWith('postgres://')) return openPostgres(where, () => {});
  lockFolder(where);
  const folder = `${where}/pg`;
  return existsSync(folder) ? openPglite({ folder }) : openPglite({ folder, template: await databaseTemplate() });
};

const engine = scriptedEngine();
/** By the job's query. The step before was saved when the next one begins: that is the moment to be killed in. */
const last = new Map<string, string>();
const reached = (query: string) => {
  const step = last.get(query);
  if (step === undefined) return false;
  say(`step ${step} ${query}`);
  return wait === 'wait' ? query.endsWith(step) : step === wait;
};
const client = readClientFiles(null);
// Says where it listens before it begins to work: a step may hold the whole process still.
let begin = (_runtime: Runtime) => {};
const runtime = new Promise<Runtime>((resolve) => {
  begin = resolve;
});
const server = createAdaptorServer({
  fetch: async (request, env) => (await runtime).app.fetch(request, env),
}) as Server;
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
say(`ready ${(server.address() as AddressInfo).port}`);
begin(
  await startRuntime({
    database: await openDatabase(),
    client,
    advice: engineAdvice(packsFrom(client.evidenceFolder)),
    lookingUp: null,
    engine: {
      ...engine,
      runStep: async (step, input) => {
        if (reached(input.query)) await new Promise(() => {});
        last.set(input.query, step);
        return plainStep(step, input);
      },
      // Called when all six are saved and the report is about to be published.
      canonicalText: (content) => {
        if (reached(content.metadata.query)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
        return JSON.stringify(content);
      },
    },
    clock: { now: () => new Date() },
    deliver: async () => {},
    newId: randomUUID,
    log: createLog('silent'),
    origin: 'http://localhost:4173',
    publicKey: DEFAULT_PUBLIC_KEY,
    supabaseUrl: null,
    accounts: DEFAULT_ACCOUNTS,
    allowance: { market_validation: 3, problem_generator: 3 },
    timings: DEFAULT_TIMINGS,
    stream: { heartbeatMs: 1_000, pollMs: 200 },
    workers: RESEARCH_STEPS.length,
    addressOf: () => '127.0.0.1',
  }),
);
