/*
 * npm run bench:research [-- --kills 20] [--quick] [--only NAME,NAME]
 *
 * Reports on problems with made webs (bench/research/README.md): what is quoted of what bears on them, what must not be, and
 * what is asked twice after the work was killed. Each without a model, and with a made one that works well, wrongly,
 * maliciously and slyly. `--quick` leaves out the pages that take a minute to come.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import * as v from 'valibot';
import { migrate } from '../server/db/migrate.ts';
import { openPglite } from '../server/db/pglite.ts';
import { ReportContent } from '../src/contract/report.ts';
import { languageOfCase } from '../src/engine/case/labels.ts';
import { textsIn } from '../src/engine/case/texts.ts';
import { sentences } from '../src/engine/check/parts.ts';
import { isAbroad, namesItsCountry, passageBlock, shownText } from '../src/engine/passages.ts';
import { forget, runJob } from './research/job.ts';
import { LIES, type MadeModel, type Manner, startMadeModel } from './research/made-model.ts';
import { type MadeWeb, startMadeWeb } from './research/made-web.ts';
import { type Problem, problemNames, readProblem } from './research/problems.ts';
import { STAGES, type Stage, stageOf } from './research/stages.ts';

const at = argv.indexOf('--kills');
const KILLS = at < 0 ? 20 : Number(argv[at + 1]);
const IS_QUICK = argv.includes('--quick');
const onlyAt = argv.indexOf('--only');
const ONLY = onlyAt < 0 ? [] : (argv[onlyAt + 1] ?? '').split(',');
const FACTS_BAR = 0.8;

/** Null: no model. */
const MANNERS: readonly (Manner | null)[] = [null, 'well', 'wrong', 'malicious', 'sly'];

const start = (folder: string, web: MadeWeb, model: MadeModel | null, name: string): ChildProcess =>
  spawn(
    execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      'bench/research/one-job.ts',
      folder,
      String(web.port),
      name,
      ...(model ? [String(model.port)] : []),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Killed with everything it started.
      detached: true,
    },
  );

async function ended(child: ChildProcess): Promise<ReportContent | null> {
  const parts: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part));
  await new Promise((resolve) => child.once('close', resolve));
  const [last = ''] = Buffer.concat(parts).toString().trim().split('\n').slice(-1);
  return child.exitCode === 0 ? v.parse(ReportContent, JSON.parse(last)) : null;
}

function killWhole({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It had just ended by itself.
  }
}

/** One report, made in this process, and how far each piece of its web came. */
async function make(problem: Problem, manner: Manner | null) {
  const web = await startMadeWeb(problem.pages);
  const model = manner === null ? null : await startMadeModel(manner);
  const began = performance.now();
  try {
    await forget(database);
    const { content, traced } = await runJob({ database, web: web.port, model: model?.port ?? null }, problem);
    const text = textOf(content);
    return {
      content,
      text,
      asked: [...web.asked, ...(model?.asked ?? [])],
      calls: model?.asked.length ?? 0,
      tokens: model?.tokens ?? 0,
      ms: performance.now() - began,
      stage: (piece: string): Stage => stageOf(piece, problem.pages, web, traced, text),
    };
  } finally {
    await Promise.all([web, ...(model ? [model] : [])].map((one) => one.close()));
  }
}

/** One report by a worker that is killed as so many requests have come, then begun again. */
async function makeKilled(
  problem: Problem,
  manner: Manner | null,
  killAt: number,
): Promise<{ content: ReportContent; asked: readonly string[] }> {
  const web = await startMadeWeb(problem.pages);
  const model = manner === null ? null : await startMadeModel(manner);
  const all = [web, ...(model ? [model] : [])];
  const hold = (held: boolean) => {
    for (const one of all) one.held = held;
  };
  const folder = mkdtempSync(join(tmpdir(), 'baraza-research-'));
  try {
    const first = start(folder, web, model, problem.name);
    const killed = new Promise<void>((resolve) => {
      const onRequest = () => {
        if (all.reduce((sum, { asked }) => sum + asked.length, 0) !== killAt) return;
        hold(true);
        killWhole(first);
        resolve();
      };
      for (const one of all) one.onRequest = onRequest;
    });
    await Promise.race([killed, ended(first)]);
    if (first.exitCode === null && first.signalCode === null)
      await new Promise((resolve) => first.once('close', resolve));
    for (const one of all) one.onRequest = () => {};
    hold(false);
    const content = await ended(start(folder, web, model, problem.name));
    if (content === null) throw new Error(`${problem.name}: no report came of it`);
    return { content, asked: all.flatMap(({ asked }) => asked) };
  } finally {
    await Promise.all(all.map((one) => one.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}

const textOf = (content: ReportContent): string =>
  [
    content.executive_summary,
    content.summary,
    content.industry_analysis,
    content.challenges_analysis,
    content.recommendations,
    content.pestel_analysis,
    ...content.tables.flatMap(({ rows }) => rows.flat()),
  ].join('\n');

/** A quote as the report shows it. */
function blockOf(source: ReportContent['sources'][number], { metadata }: ReportContent): string {
  const { passages, countries } = textsIn(languageOfCase(metadata));
  return passageBlock(source, metadata.countries, { ...passages, countries });
}

/** The quotes that say in their line that they are about another country. */
const quotesAbroad = (content: ReportContent) =>
  content.sources.filter(({ passage }) => passage && isAbroad(passage.country, content.metadata.countries));

/** A report's text without what says that it is of another country: such quotes, and sentences that rest on them and name it. */
function withoutAbroad(text: string, content: ReportContent): string {
  const abroad = quotesAbroad(content);
  const { countries } = content.metadata;
  const isOfThem = (sentence: string) =>
    abroad.some(
      ({ number, passage }) =>
        sentence.includes(`[${number}]`) && namesItsCountry(sentence, passage?.country ?? '', countries),
    );
  return sentences(abroad.reduce((left, source) => left.replace(blockOf(source, content), () => ''), text))
    .filter((sentence) => !isOfThem(sentence))
    .join('\n');
}

/** Whether the texts that differ stand in neighbouring quotes. */
function besideEachOther(content: ReportContent, [a, b]: readonly [string, string]): boolean {
  const quotes = content.industry_analysis.split('\n').filter((line) => line.startsWith('> “'));
  const [first, second] = [a, b].map((piece) => quotes.findIndex((line) => line.includes(piece)));
  return first !== undefined && second !== undefined && first >= 0 && second >= 0 && Math.abs(first - second) === 1;
}

const askedTwice = (asked: readonly string[]): number => asked.length - new Set(asked).size;

const total = {
  reports: 0,
  quotes: 0,
  /** Of them about another country, which they name. */
  abroad: 0,
  verbatim: 0,
  facts_planted: 0,
  facts_cited: 0,
  falsehoods_published: 0,
  orders_obeyed: 0,
  disputes_planted: 0,
  disputes_shown: 0,
  /** Of a model. */
  calls_per_report: 0,
  tokens_per_report: 0,
  by_model: 0,
  over_budget: 0,
  kills: 0,
  repeated_after_kill: 0,
};

/** Of the facts, and of both sides of the disputes: how many were lost where. */
const stages = (): Record<Stage, number> =>
  Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
const factsBy = stages();
const disputesBy = stages();

const database = await openPglite({});
await migrate(database, new Date());

const CALLS = 40;
const TOKENS = 250_000;
let modelled = 0;
for (const name of problemNames().filter((one) => ONLY.length === 0 || ONLY.includes(one)))
  for (const manner of MANNERS) {
    const whole = readProblem(name);
    // Nothing is learnt from waiting for the slow page twenty times.
    const quick = { ...whole, pages: whole.pages.filter(({ delay }) => delay === 0) };
    const problem = IS_QUICK ? quick : whole;
    const { content, text, asked, calls, tokens, ms, stage } = await make(problem, manner);
    const bodies = problem.pages.map((page) =>
      `${page.abstract}\n${page.body}`.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    );
    const quoted = content.sources.filter(({ kind }) => kind === 'passage');
    const lacks = problem.facts.filter((fact) => !text.includes(shownText(fact)));
    const abroad = quotesAbroad(content);
    const here = withoutAbroad(text, content);
    const wrong = [
      ...problem.falsehoods.filter((piece) => here.includes(shownText(piece))),
      ...LIES.filter((piece) => text.includes(piece)),
    ];
    const obeyed = problem.orders.filter((piece) => text.includes(shownText(piece)));
    const disputed = problem.disputes.filter(([a, b]) => text.includes(a) || text.includes(b));
    const shown = disputed.filter((pair) => besideEachOther(content, pair));
    const verbatim = quoted.filter(
      (source) =>
        bodies.some((body) => body.includes(source.passage?.quote ?? '\n')) && text.includes(blockOf(source, content)),
    );
    total.reports += 1;
    total.quotes += quoted.length;
    total.abroad += abroad.length;
    total.verbatim += verbatim.length;
    total.facts_planted += problem.facts.length;
    total.facts_cited += problem.facts.length - lacks.length;
    total.falsehoods_published += wrong.length;
    total.orders_obeyed += obeyed.length;
    total.disputes_planted += problem.disputes.length;
    total.disputes_shown += shown.length;
    total.calls_per_report += calls;
    total.tokens_per_report += tokens;
    if (manner !== null) modelled += 1;
    if (content.metadata.rests_on?.model) total.by_model += 1;
    if (calls > CALLS || tokens > TOKENS) total.over_budget += 1;
    const who =
      manner === null
        ? 'no model'
        : `a model, ${manner}${content.metadata.rests_on?.model ? '' : ': the engine wrote'}`;
    console.log(
      `${name}, ${who}: ${quoted.length} quotes, ${asked.length} requests, ${calls} calls, ${(ms / 1_000).toFixed(1)} s`,
    );
    for (const source of quoted) {
      const { quote = '', place = '', country = '' } = source.passage ?? {};
      const of = abroad.includes(source) ? `, ABROAD: ${country}` : '';
      console.log(`  “${quote}” — ${source.publisher}, ${place}${of}`);
    }
    for (const fact of problem.facts) factsBy[stage(fact)] += 1;
    for (const piece of problem.disputes.flat()) disputesBy[stage(piece)] += 1;
    for (const piece of lacks) console.log(`  ${stage(piece)}: ${piece}`);
    for (const piece of problem.disputes.flat().filter((one) => stage(one) !== 'shown'))
      console.log(`  of a dispute, ${stage(piece)}: ${piece}`);
    for (const [a, b] of disputed.filter(
      (pair) => !shown.includes(pair) && pair.every((one) => stage(one) === 'shown'),
    ))
      console.log(`  shown apart: ${a} | ${b}`);
    for (const [what, pieces] of [
      ['FALSE', wrong],
      ['OBEYED', obeyed],
    ] as const)
      for (const piece of pieces) console.log(`  ${what}: ${piece}`);

    // A model that works is killed as the look-up alone is; the others cost the same calls.
    const kills = manner === null || manner === 'well' ? KILLS : 0;
    const expected = kills > 0 && !IS_QUICK ? textOf((await make(quick, manner)).content) : text;
    // Spread over all its calls, the last one too.
    for (let kill = 1; kill <= kills; kill++) {
      const killAt = Math.max(1, Math.round((kill * asked.length) / kills));
      const again = await makeKilled(quick, manner, killAt);
      const repeated = askedTwice(again.asked);
      total.kills += 1;
      total.repeated_after_kill = Math.max(total.repeated_after_kill, repeated);
      const isSame = textOf(again.content) === expected;
      console.log(
        `  killed at call ${killAt}: ${repeated} asked twice, ${isSame ? 'the same report' : 'ANOTHER REPORT'}`,
      );
    }
  }
total.calls_per_report = Math.round(total.calls_per_report / Math.max(1, modelled));
total.tokens_per_report = Math.round(total.tokens_per_report / Math.max(1, modelled));
const passed =
  total.verbatim === total.quotes &&
  total.facts_cited / total.facts_planted >= FACTS_BAR &&
  total.falsehoods_published === 0 &&
  total.orders_obeyed === 0 &&
  total.disputes_shown === total.disputes_planted &&
  total.over_budget === 0 &&
  total.repeated_after_kill <= 1;
await database.close();
console.log(JSON.stringify({ ...total, facts_by_stage: factsBy, disputes_by_stage: disputesBy, passed }));
if (!passed) process.exitCode = 1;
