import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeWeb, outgoingInto, sourcesAt, startMadeWeb } from '../../bench/research/made-web.ts';
import { readProblem } from '../../bench/research/problems.ts';
import { type LookingUp, startLookingUp } from '../../server/looking-up.ts';
import { evidenceEngine } from '../../server/research/engine.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { lineOf } from '../engine/support/run.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { readerHere } from '../support/document-reader.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { memoryLog, ORIGIN, startTestServer, type TestServer, testClock } from '../support/server.ts';

const OFF = {
  literature: false,
  contact: null,
  openAlexKey: null,
  searchUrl: null,
  braveKey: null,
  tavilyKey: null,
  proxy: null,
};
const { log, logged } = memoryLog();
const problem = readProblem('tomatoes-ghana');
const PATIENT = 60_000;

let web: MadeWeb;
let server: TestServer;
let lookingUp: LookingUp;
beforeAll(async () => {
  web = await startMadeWeb(problem.pages.filter(({ delay }) => delay === 0));
  const database = await freshDatabase();
  const made = { outgoing: outgoingInto(web.port), sources: sourcesAt(web.port), reader: readerHere };
  lookingUp = startLookingUp(OFF, { database, clock: testClock(), log, origin: ORIGIN, version: 'test' }, made);
  server = await startTestServer({ database, lookingUp, engine: evidenceEngine(realPacks), client: clientWithPacks() });
});
afterAll(async () => {
  await server.stop();
  await lookingUp.stop();
  await web.close();
});

async function report(): Promise<ReportContent> {
  const ama = await server.signUp();
  const id = await server.startJob(ama, problem.query);
  const done = await server.finish(ama, id, { nearest: lineOf(problem.playbook) });
  expect(done).toMatchObject({ status: 'completed' });
  const { body } = await server.call('GET', `/api/market-validation/report/${id}`, { as: ama });
  return body.data.report;
}

describe('what others have found', () => {
  it('is quoted in the report of a real job, word for word, with its source', { timeout: PATIENT }, async () => {
    const content = await report();
    console.log(
      content.industry_analysis.slice(-3000),
      JSON.stringify(content.metadata.trail, null, 1),
      web.asked,
      logged.filter((l) => /source|document/.test(l)),
    );
    expect(content.industry_analysis).toContain('**What others have found.**');
  });
});
