import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../content/schema/language.ts';
import { RESEARCH_STEPS, type ResearchStepId } from '../../../src/contract/limits.ts';
import type { ReportContent } from '../../../src/contract/report.ts';
import { WRITTEN_PARTS } from '../../../src/contract/written-parts.ts';
import type { Claim } from '../../../src/engine/claims/types.ts';
import { languageNeeded } from '../../../src/engine/domain.ts';
import { type Library, libraryOf } from '../../../src/engine/library.ts';
import type { Answers } from '../../../src/engine/reading/slots.ts';
import { claimsOf, packsNeeded, runStep } from '../../../src/engine/research.ts';
import type { CountryPack, StepResult } from '../../../src/engine/types.ts';

const cache = new Map<string, CountryPack>();

export function packOf(iso3: string): CountryPack {
  const known = cache.get(iso3);
  if (known) return known;
  const pack = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../public/evidence/${iso3}.json`), 'utf8'),
  ) as CountryPack;
  cache.set(iso3, pack);
  return pack;
}

export interface Finished {
  readonly content: ReportContent;
  readonly claims: readonly Claim[];
  readonly packs: readonly CountryPack[];
}

export const DAY = '2026-11-20';
export const ENGLISH = await libraryOf('en');
const LIBRARIES = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await libraryOf(language)] as const)),
);
export const libraryFor = (query: string): Library => LIBRARIES.get(languageNeeded({ query })) ?? ENGLISH;

/** One step 'domain', as the server runs it. */
export const domain = (query: string, answers: Answers | null = null): StepResult =>
  runStep('domain', { query, answers, date: DAY }, {}, [], libraryFor(query));

/** The line of a playbook, as a founder taps it. */
export const lineOf = (id: string): string => ENGLISH.lineOf.get(id) ?? '';

/** Whatever else is asked is skipped; `chosen` answers a question by what it settles. */
function settled(query: string, chosen: Answers): { readonly answers: Answers; readonly output: unknown } {
  let answers = chosen;
  for (;;) {
    const result = domain(query, answers);
    if (result.kind === 'refuse') throw new Error(`Refused: ${result.reason}`);
    if (result.kind === 'done') return { answers, output: JSON.parse(JSON.stringify(result.output)) };
    const open = result.questions.flatMap(({ slot, choices }) =>
      slot ? [[slot, slot === 'nearest' ? (choices[0] ?? '') : '']] : [],
    );
    answers = { ...answers, ...Object.fromEntries(open) };
  }
}

/** A whole job as the server runs it: each output goes through JSON, as a checkpoint does. */
export function finish(
  query: string,
  chosen: Answers = {},
): { readonly content: ReportContent; readonly outputs: Outputs } {
  const { answers, output } = settled(query, chosen);
  const outputs: Outputs = { domain: output };
  const packs = packsNeeded(output).map(packOf);
  for (const { id } of RESEARCH_STEPS.slice(1)) {
    const result = runStep(id, { query, answers, date: DAY }, outputs, packs, libraryFor(query));
    if (result.kind !== 'done') throw new Error(`Step ${id}: ${result.kind}`);
    outputs[id] = JSON.parse(JSON.stringify(result.output));
  }
  return { content: outputs.report as ReportContent, outputs };
}
type Outputs = Partial<Record<ResearchStepId, unknown>>;

/** A report from a playbook, with the claims it was written from. */
export function research(query: string, chosen: Answers = {}): Finished {
  const { content, outputs } = finish(query, chosen);
  return { content, claims: claimsOf(outputs), packs: packsNeeded(outputs.domain).map(packOf) };
}

/** The whole report as a reader sees it, for reading and for measuring words. */
export function asText(content: ReportContent): string {
  const tables = content.tables.map((t) =>
    [`### ${t.title} (${t.section})`, t.headers.join(' | '), ...t.rows.map((r) => r.join(' | '))].join('\n'),
  );
  const sources = content.sources.map(
    (s) => `[${s.number}] ${s.source_title} | ${s.publisher} | ${s.year} | ${s.limits}`,
  );
  const sections = WRITTEN_PARTS.map((key) => `## ${key}\n\n${content[key]}`);
  return [
    `# ${content.title}`,
    content.metadata.verdict_line,
    JSON.stringify(content.metadata.key_figures),
    ...sections,
    ...tables,
    '## sources',
    ...sources,
  ].join('\n\n');
}
