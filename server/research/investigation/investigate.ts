import { isLanguage } from '../../../content/schema/language.ts';
import type { CaseAdvice, CaseReading } from '../../../src/contract/case.ts';
import type { ReportContent } from '../../../src/contract/report.ts';
import type { QuestionSlot } from '../../../src/contract/research.ts';
import type { CaseWork } from '../../../src/engine/case/claims.ts';
import { composeCase } from '../../../src/engine/case/compose.ts';
import { inItsLanguage } from '../../../src/engine/case/in-language.ts';
import { linesOf, withoutLines } from '../../../src/engine/case/lines.ts';
import { passagesNamed } from '../../../src/engine/case/marked.ts';
import { ruleOfCase } from '../../../src/engine/case/score.ts';
import { calcsOf } from '../../../src/engine/case/sums.ts';
import { checkReport } from '../../../src/engine/check/report.ts';
import { differingPairs } from '../../../src/engine/differing.ts';
import type { DomainOutput } from '../../../src/engine/domain.ts';
import { type Library, libraryOf } from '../../../src/engine/library.ts';
import { answered, outcomeOf } from '../../../src/engine/reading/answers.ts';
import { type Answers, type Open, questionSet } from '../../../src/engine/reading/slots.ts';
import { harmIn } from '../../../src/engine/refusal/harm.ts';
import { hasWords } from '../../../src/engine/refusal/other-texts.ts';
import { VERDICT_OF } from '../../../src/engine/score.ts';
import { cleanText } from '../../../src/engine/text/clean.ts';
import type { Passage, StepResult } from '../../../src/engine/types.ts';
import { ask } from '../../model/ask.ts';
import { AUTHOR_DOUBTS, AUTHOR_FIELD, AUTHOR_PROBLEM, NO_DOUBTS } from '../../model/roles/author.ts';
import { DEVISE, NOTHING_DEVISED } from '../../model/roles/devise.ts';
import { DRAFT, WORTH_A_WEEK } from '../../model/roles/draft.ts';
import type { Advised } from '../../model/roles/given.ts';
import { PLAN } from '../../model/roles/plan.ts';
import { READ, type ReadAnswer } from '../../model/roles/read.ts';
import { WRITE } from '../../model/roles/write.ts';
import { ALL_SKIPPED } from '../engine/all-skipped.ts';
import type { StepOutputs } from '../engine/engine-port.ts';
import { keyTerms } from '../look-up/key-terms.ts';
import { askedIn, briefOf, type Parts, readingOf, shownRange, valuesOf } from './case-brief.ts';
import { type CaseOutputs, type Investigation, languagesOf, privateContext, problemOf } from './investigation.ts';
import { FEWEST_READ, lookedAgain, MOST_READ, quotedAnyhow, sifted } from './sift.ts';
import { inLanguage } from './translate.ts';
import { whatStands } from './what-stands.ts';

const libraryFor = (language: string): Promise<Library> => libraryOf(isLanguage(language) ? language : 'en');

/** Step 1: reads, asks, or refuses. Null: the model was of no use, and the engine goes on alone. */
export async function readCase(job: Investigation): Promise<StepResult | null> {
  const { engine, input, asking, signal } = job;
  const text = cleanText(input.query);
  if (!hasWords(text) || harmIn(text) !== null) return null;
  const read = await ask(READ, { text, answers: askedIn(input) }, asking);
  if (read === null) return null;
  const library = await libraryFor(read.answer.language);
  if (!read.answer.is_problem) return { kind: 'refuse', reason: library.asking.empty };
  const own = onlyTheirs(read.answer, read.faults);
  const questions = questionSet(openIn(own, library, input.answers ?? {}), input.answers ?? {}, library.asking.skip);
  if (questions.length > 0) return { kind: 'ask', output: null, questions };
  const plain = await engine.runStep('domain', { ...input, answers: { ...ALL_SKIPPED, ...input.answers } }, {}, signal);
  if (plain.kind !== 'done') return null;
  const reading = readingOf(own, outcomeOf(input.answers ?? {}, library));
  const theirs = privateContext(input, reading, own.terms);
  const { event, thing, people } = own.terms;
  const output = {
    case: reading,
    terms: { event: keyTerms(event, theirs), thing: keyTerms(thing, theirs), people: keyTerms(people, theirs) },
    plain: plain.output as DomainOutput,
  } satisfies CaseOutputs['domain'];
  return { kind: 'done', output };
}

/** A slot that code still finds not to be the founder's words is left empty: never a guess. */
function onlyTheirs(read: ReadAnswer, faults: readonly string[]): ReadAnswer {
  const wrong = (slot: string) => faults.some((fault) => fault.startsWith(`${slot}:`));
  const kept = (slot: 'place' | 'people' | 'payer' | 'thing' | 'idea' | 'cause') => (wrong(slot) ? '' : read[slot]);
  return {
    ...read,
    place: kept('place'),
    people: kept('people'),
    payer: kept('payer'),
    thing: kept('thing'),
    idea: kept('idea'),
    cause: kept('cause'),
    evidence: wrong('evidence.quote') ? { rung: 'desk', quote: '' } : read.evidence,
    figures: read.figures.filter(({ words }) => !faults.some((fault) => fault.includes(`"${words}"`))),
  };
}

/** What is still open, most consequential first. */
function openIn(read: ReadAnswer, { asking: texts }: Library, answers: Answers): Open[] {
  const taken = new Set<QuestionSlot>();
  const asked = read.questions.flatMap(({ slot, text, why, choices }): Open[] => {
    // A number that is asked for beside another, or when one was answered, is one more.
    const own = taken.has(slot) || (slot === 'number' && answers.number !== undefined) ? 'more' : slot;
    if (taken.has(own)) return [];
    taken.add(own);
    return [{ slot: own, text, why, choices }];
  });
  const isWhereOpen = read.countries.length === 0 && !asked.some(({ slot }) => slot === 'where');
  const where: Open = { slot: 'where', text: texts.where, why: texts.where_why, choices: [] };
  const seen: Open = { slot: 'seen', text: texts.seen, why: texts.seen_why, choices: [texts.nothing_yet] };
  const outcome: Open = {
    slot: 'outcome',
    text: texts.outcome,
    why: texts.outcome_why,
    // Nothing is filled in: a tap on it would decide the verdict.
    choices: Object.values(texts.outcomes),
  };
  return [...(isWhereOpen ? [where] : []), ...asked, seen, ...(read.evidence.rung === 'desk' ? [] : [outcome])];
}

/** Step 2: what to look up. */
export async function planCase(job: Investigation): Promise<StepResult> {
  const { domain } = job.outputs;
  if (!domain) throw new Error('The domain step has not been run.');
  const brief = briefOf(job.input, domain.case, []);
  const [home] = domain.case.countries;
  const languages = languagesOf(domain.case, home === undefined ? null : await job.packs(home));
  const given = { problem: problemOf(job), country: brief.country, languages, terms: domain.terms };
  const plan = await ask(PLAN, given, job.asking);
  const theirs = privateContext(job.input, domain.case, domain.terms);
  const queries = (plan?.answer.queries ?? [])
    .map((query) => ({ ...query, words: keyTerms(query.words, theirs) }))
    .filter(({ words }) => words.length > 0);
  return { kind: 'done', output: { queries } satisfies CaseOutputs['keywords'] };
}

/** Step 3: sifts what was found, thinks up ways out, looks again, and writes the page that leads the report, and the problem. */
export async function writeProblem(job: Investigation): Promise<StepResult> {
  const { input, outputs, asking, trail } = job;
  if (!outputs.domain) throw new Error('The domain step has not been run.');
  const found = input.evidence ?? { passages: [], figures: [] };
  const first = await sifted(job, found.passages);
  const reading = outputs.domain.case;
  const readFirst = first.slice(0, MOST_READ).map(({ passage }) => passage);
  const devised = (await ask(DEVISE, briefOf(input, reading, readFirst), asking))?.answer ?? NOTHING_DEVISED;
  const second = input.evidence === undefined ? [] : await lookedAgain(job, first, devised, found.passages.length);
  const all = [...first.slice(0, MOST_READ - second.length), ...second].map(({ passage }) => passage);
  const passages = all.length < FEWEST_READ ? [] : all;
  const direct = quotedAnyhow(first, second);
  const brief = briefOf(input, reading, passages);
  const verdict = VERDICT_OF[ruleOfCase({ reading })];
  const draft = (await ask(DRAFT, { ...brief, devised }, asking))?.answer.page ?? '';
  const worth = draft === '' ? WORTH_A_WEEK : [];
  const written = await ask(WRITE, { ...brief, draft, worth, verdict, values: valuesOf(reading) }, asking);
  const advice = written && { ...written.answer, idea: '', next: [] };
  if (advice !== null) await trail.note({ kind: 'wrote', title: 'advice', count: linesOf({ advice }).length });
  const problem = advice && (await ask(AUTHOR_PROBLEM, { ...brief, advised: advisedIn(advice, reading) }, asking));
  if (problem !== null)
    await trail.note({ kind: 'wrote', title: 'problem', count: linesOf({ problem: problem.answer }).length });
  const evidence = { passages, figures: [] };
  return {
    kind: 'done',
    output: { advice, problem: problem?.answer ?? null, evidence, direct, found } satisfies CaseOutputs['industry'],
  };
}

/** Step 4: what speaks against it. */
export async function writeDoubts(job: Investigation): Promise<StepResult> {
  const { outputs, trail, asking } = job;
  const { advice, problem } = outputs.industry ?? {};
  const given = advice && problem && { ...briefWith(job), advised: advisedIn(advice, readIn(job)), problem };
  const doubts = given ? await ask(AUTHOR_DOUBTS, given, asking) : null;
  if (doubts !== null)
    await trail.note({ kind: 'wrote', title: 'doubts', count: linesOf({ doubts: doubts.answer }).length });
  return { kind: 'done', output: { doubts: doubts?.answer ?? null } satisfies CaseOutputs['challenges'] };
}

function readIn({ outputs }: Investigation): CaseReading {
  if (!outputs.domain) throw new Error('The domain step has not been run.');
  return outputs.domain.case;
}

const briefWith = (job: Investigation) =>
  briefOf(job.input, readIn(job), job.outputs.industry?.evidence.passages ?? []);

/** The page, and the sums on it that hold. */
const advisedIn = (advice: CaseAdvice, reading: CaseReading): Advised => ({
  page: advice.page,
  sums: calcsOf({ advice, reading }).map((calc) => ({ mark: calc.id, label: calc.formula, result: shownRange(calc) })),
});

/** Step 5: whom to ask and what to try; then every statement is doubted. */
export async function writeField(job: Investigation): Promise<StepResult> {
  const { outputs, asking, trail } = job;
  const { advice, problem } = outputs.industry ?? {};
  const doubts = outputs.challenges?.doubts ?? null;
  if (!advice || !problem) return advised(null);
  const [reading, brief] = [readIn(job), briefWith(job)];
  const field = await ask(AUTHOR_FIELD, { ...brief, advised: advisedIn(advice, reading), problem, doubts }, asking);
  if (field === null) return advised(null);
  await trail.note({ kind: 'wrote', title: 'field', count: linesOf({ field: field.answer }).length });
  const parts = { problem, doubts: doubts ?? NO_DOUBTS, field: field.answer, advice };
  const standing = await whatStands(parts, reading, brief, asking);
  await trail.note({ kind: 'checked', count: linesOf(parts).length });
  return advised(standing);
}

const advised = (parts: Parts | null): StepResult => ({
  kind: 'done',
  output: { parts } satisfies CaseOutputs['recommendation'],
});

/** Step 6: composes and checks; where the model's part does not stand, the engine's own report. */
export async function composeReport(job: Investigation): Promise<StepResult> {
  const { input, outputs, packs, asking, log } = job;
  const { domain, industry, recommendation } = outputs;
  const written = recommendation?.parts;
  if (!domain || !written) return plainReport(job, 'what the model wrote does not stand');
  const passages = shownOf(industry, written);
  const own = await Promise.all(domain.case.countries.map(packs));
  const library = await libraryFor(domain.case.language);
  const work = {
    query: input.query,
    answers: answered(input.answers ?? {}, library, library.asking.number_why, input.asked),
    found: [],
    case: { reading: domain.case, ...written },
    language: 'en',
    packs: own,
    passages,
    model: asking.model.name,
    version: `${job.engine.version}+${asking.model.name}`,
  };
  const failed = failedIn(work);
  if (failed.length > 0) log.warn('model', { message: `Not published: ${failed.join('; ').slice(0, 500)}` });
  const passing = failed.length === 0 ? work : withoutFailing(work, failed.length);
  if (passing === null) return plainReport(job, 'the checks failed');
  const { language } = domain.case;
  const translated = language === 'en' ? null : await inLanguage(passing.case, language, await briefWith(job), asking);
  if (translated === null) return { kind: 'done', output: composeCase(passing).content };
  return { kind: 'done', output: inItsLanguage(composeCase({ ...passing, case: translated, language }).content) };
}

/**
 * What the report quotes: what it rests on, and what bears on this very problem; never one of two that differ without the other.
 * What only lies beside it has served those who wrote.
 */
function shownOf(industry: CaseOutputs['industry'], parts: Parts): readonly Passage[] {
  const passages = industry?.evidence.passages ?? [];
  const named = new Set([...passagesNamed(JSON.stringify(parts)), ...(industry?.direct ?? [])]);
  const pairs = differingPairs(passages).filter((pair) => pair.some(({ id }) => named.has(id)));
  return passages.filter((one) => named.has(one.id) || pairs.some((pair) => pair.includes(one)));
}

/** What the checks find wrong in a case's report. */
function failedIn(work: CaseWork): string[] {
  const { content, claims } = composeCase(work);
  return checkReport(content, claims, work.packs, work.passages).flatMap(({ ok, name, detail }) =>
    ok ? [] : detail.length === 0 ? [name] : detail.map((one) => `${name} ${one}`),
  );
}

/** The case without the texts that keep its report from passing; null where it does not pass without them. */
function withoutFailing(work: CaseWork, most: number): CaseWork | null {
  const { reading, ...parts } = work.case;
  const without = (bad: readonly string[]): CaseWork | null => {
    const left = withoutLines(parts, bad);
    return left && { ...work, case: { reading, ...left } };
  };
  const bad: string[] = [];
  let [passing, failures]: [CaseWork | null, number] = [null, most];
  for (const { at } of linesOf(parts)) {
    if (failures === 0) break;
    const tried = without([...bad, at]);
    const left = tried === null ? failures : failedIn(tried).length;
    if (tried === null || left >= failures) continue;
    bad.push(at);
    [passing, failures] = [tried, left];
  }
  return failures === 0 ? passing : null;
}

/** The engine's own report or starter kit from the same words: poorer, and never a failed job. */
async function plainReport({ engine, input, outputs, log, signal }: Investigation, why: string): Promise<StepResult> {
  log.warn('model', { message: `The engine writes alone: ${why}` });
  const domain = outputs.domain?.plain;
  const plain: Record<string, unknown> = {
    domain: domain && 'kit' in domain ? { kit: { ...domain.kit, unwritten: true } } : domain,
  };
  let last: StepResult = { kind: 'done', output: null };
  const evidence = outputs.industry?.found;
  const given = evidence === undefined ? input : { ...input, evidence };
  for (const step of ['keywords', 'industry', 'challenges', 'recommendation', 'report'] as const) {
    last = await engine.runStep(step, given, plain as StepOutputs, signal);
    if (last.kind !== 'done') return last;
    plain[step] = JSON.parse(JSON.stringify(last.output));
  }
  return { kind: 'done', output: last.output as ReportContent };
}
