import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { researchJobs } from '../../server/db/schema/research.ts';
import { sourceCache, sourceHealth } from '../../server/db/schema/sources.ts';
import { type DocumentReader, startDocumentReader } from '../../server/documents/reader.ts';
import { createLog } from '../../server/log.ts';
import { startLookingUp } from '../../server/looking-up.ts';
import { createModelClient } from '../../server/model/client.ts';
import { ALL_SKIPPED } from '../../server/research/engine/all-skipped.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { packsFrom } from '../../server/research/engine/packs.ts';
import { withInvestigation } from '../../server/research/investigation/investigating-engine.ts';
import { researchWork } from '../../server/research/job/research-work.ts';
import type { LookUp } from '../../server/research/look-up/look-up.ts';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { libraryOf } from '../../src/engine/library.ts';
import { languageOf } from '../../src/engine/reading/language.ts';
import type { Evidence } from '../../src/engine/types.ts';
import { readerHere } from '../../tests/support/document-reader.ts';
import { outgoingInto, sourcesAt } from './made-sources.ts';
import type { Problem } from './problems.ts';

const NONE = { openAlexKey: null, searchUrl: null, braveKey: null, tavilyKey: null };
/** As the build left it: a thread knows no TypeScript. */
const BUILT = join(import.meta.dirname, '../../dist/server/document-thread.js');
const DAY = '2026-11-20';
const LIMITS = { calls: 40, tokens: 250_000, seconds: 900, money: null, pricePerMillion: 0 };

/** Pieces of pages by how far they came. */
export interface Traced {
  /** Of what was read, what code took for worth quoting. */
  readonly picked: readonly string[];
  /** What the look-up handed over. */
  readonly chosen: readonly string[];
  /** What the model left of it. */
  readonly kept: readonly string[];
}

export interface Made {
  readonly content: ReportContent;
  readonly traced: Traced;
}

/** Where a job is done and who answers it. */
interface Place {
  readonly database: Database;
  readonly web: number;
  readonly model: number | null;
}

const clock = { now: () => new Date() };

async function begin({ sql }: Database, { query, playbook, answers: own }: Problem, id: string): Promise<void> {
  const library = await libraryOf(languageOf(query).language);
  const answers = { ...ALL_SKIPPED, nearest: library.seenIf.get(playbook) ?? '', ...own };
  const moment = clock.now();
  await sql
    .insert(researchJobs)
    .values({
      id,
      userId: id,
      query,
      researchDate: DAY,
      questions: [],
      answers,
      status: 'running',
      queueId: id,
      createdAt: moment,
      updatedAt: moment,
    })
    .onConflictDoNothing();
}

/** Forgets what was asked before: the next job begins as the first one did. */
export async function forget({ sql }: Database): Promise<void> {
  await sql.delete(sourceCache);
  await sql.delete(sourceHealth);
}

/** The research of one problem as a worker does it; where it was begun before under this id, it goes on. */
export async function runJob(
  { database, web, model }: Place,
  problem: Problem,
  id: string = randomUUID(),
): Promise<Made> {
  const log = createLog('error');
  await begin(database, problem, id);
  const picked: string[] = [];
  const inner = existsSync(BUILT) ? startDocumentReader(log, BUILT) : readerHere;
  const reader: DocumentReader = {
    ...inner,
    async pick(...given) {
      const found = await inner.pick(...given);
      picked.push(...found.map(({ quote }) => quote));
      return found;
    },
  };
  const lookingUp = startLookingUp(
    { literature: false, contact: null, proxy: null, ...NONE },
    { database, clock, log, origin: 'http://localhost', version: 'bench' },
    { outgoing: outgoingInto(web), sources: sourcesAt(web), reader },
  );
  const packs = packsFrom('public/evidence');
  const alone = evidenceEngine(packs);
  const client = () =>
    createModelClient({ baseUrl: `http://127.0.0.1:${model}/v1`, apiKey: null, model: 'made', context: 16_000 });
  const engine =
    model === null ? alone : withInvestigation(alone, { model: client(), limits: LIMITS, database, packs, clock, log });
  const chosen: Evidence['passages'][number][] = [];
  const lookUp: LookUp | null = lookingUp.lookUp && {
    async run(...given) {
      const evidence = (await lookingUp.lookUp?.run(...given)) ?? null;
      chosen.push(...(evidence?.passages ?? []));
      return evidence;
    },
  };
  const work = await researchWork({ engine, clock, lookUp }, database.sql, id);
  const outputs: Record<string, unknown> = {};
  const never = new AbortController().signal;
  try {
    for (const { id: step } of RESEARCH_STEPS) {
      const outcome = await work.run(step, outputs, never);
      if (outcome.kind !== 'done') throw new Error(`The step '${step}' asks`);
      outputs[step] = JSON.parse(JSON.stringify(outcome.output));
    }
  } finally {
    await lookingUp.stop();
  }
  await database.sql.update(researchJobs).set({ status: 'completed' }).where(eq(researchJobs.id, id));
  const sifted = (outputs.industry as { evidence?: Evidence } | null)?.evidence?.passages;
  const quotes = (passages: Evidence['passages']) => passages.map(({ quote }) => quote);
  return {
    content: outputs.report as ReportContent,
    traced: { picked, chosen: quotes(chosen), kept: quotes(sifted ?? chosen) },
  };
}
