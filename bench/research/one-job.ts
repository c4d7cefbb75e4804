/**
 * node … bench/research/one-job.ts <folder> <port of the made web> <problem> [port of the made model]
 *
 * The research of one problem over the database in the folder, as a worker does it: killed at any point and begun again it
 * goes on. Prints the report as its last line.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { eq } from 'drizzle-orm';
import { migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { researchJobs } from '../../server/db/schema/research.ts';
import { startDocumentReader } from '../../server/documents/reader.ts';
import { createLog } from '../../server/log.ts';
import { startLookingUp } from '../../server/looking-up.ts';
import { createModelClient } from '../../server/model/client.ts';
import { ALL_SKIPPED } from '../../server/research/all-skipped.ts';
import { evidenceEngine } from '../../server/research/engine.ts';
import { withInvestigation } from '../../server/research/investigating-engine.ts';
import { packsFrom } from '../../server/research/packs.ts';
import { researchWork } from '../../server/research/research-work.ts';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import { libraryOf } from '../../src/engine/library.ts';
import { readerHere } from '../../tests/support/document-reader.ts';
import { outgoingInto, sourcesAt } from './made-sources.ts';
import { readProblem } from './problems.ts';

const [, , folder = '', port = '', name = '', modelPort = ''] = argv;
const JOB = '00000000-0000-4000-8000-000000000001';
const NONE = { openAlexKey: null, searchUrl: null, braveKey: null, tavilyKey: null };
/** As the build left it: a thread knows no TypeScript. */
const BUILT = join(import.meta.dirname, '../../dist/server/document-thread.js');
const DAY = '2026-11-20';
const LIMITS = { calls: 40, tokens: 250_000, seconds: 900, money: null, pricePerMillion: 0 };

const problem = readProblem(name);
const clock = { now: () => new Date() };
const log = createLog('error');
const isNew = !existsSync(`${folder}/pg`);
const database = await openPglite({ folder: `${folder}/pg` });
await migrate(database, clock.now());
const english = await libraryOf('en');
const nearest = english.seenIf.get(problem.playbook) ?? '';
const answers = { ...ALL_SKIPPED, nearest, ...problem.answers };
if (isNew) {
  const moment = clock.now();
  await database.sql.insert(researchJobs).values({
    id: JOB,
    userId: JOB,
    query: problem.query,
    researchDate: DAY,
    questions: [],
    answers,
    status: 'running',
    queueId: JOB,
    createdAt: moment,
    updatedAt: moment,
  });
}
const lookingUp = startLookingUp(
  { literature: false, contact: null, proxy: null, ...NONE },
  { database, clock, log, origin: 'http://localhost', version: 'bench' },
  {
    outgoing: outgoingInto(Number(port)),
    sources: sourcesAt(Number(port)),
    reader: existsSync(BUILT) ? startDocumentReader(log, BUILT) : readerHere,
  },
);
const packs = packsFrom('public/evidence');
const alone = evidenceEngine(packs);
const engine =
  modelPort === ''
    ? alone
    : withInvestigation(alone, {
        model: createModelClient({
          baseUrl: `http://127.0.0.1:${modelPort}/v1`,
          apiKey: null,
          model: 'made',
          context: 16_000,
        }),
        limits: LIMITS,
        database,
        packs,
        clock,
        log,
      });
const work = await researchWork({ engine, clock, lookUp: lookingUp.lookUp }, database.sql, JOB);
const outputs: Record<string, unknown> = {};
const never = new AbortController().signal;
for (const { id } of RESEARCH_STEPS) {
  const outcome = await work.run(id, outputs, never);
  if (outcome.kind !== 'done') throw new Error(`The step '${id}' asks`);
  outputs[id] = JSON.parse(JSON.stringify(outcome.output));
}
await database.sql.update(researchJobs).set({ status: 'completed' }).where(eq(researchJobs.id, JOB));
await lookingUp.stop();
await database.close();
process.stdout.write(`${JSON.stringify(outputs.report)}\n`);
