import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESEARCH_STEPS, type ResearchStepId } from '../../../src/contract/limits.ts';
import type { ReportContent } from '../../../src/contract/report.ts';
import { withUnit } from '../../../src/engine/claims/format.ts';
import type { Claim } from '../../../src/engine/claims/types.ts';
import { type FigureForm, figureOf, say } from '../../../src/engine/evidence.ts';
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

/** A whole job as the server runs it: each output goes through JSON, as a checkpoint does. Answers by question order; missing ones are skipped. */
export function research(query: string, answers: readonly string[] = []): Finished {
  const given = Object.fromEntries(answers.map((a, i) => [`question_${i + 1}`, a]));
  const input = { query, answers: given, date: DAY };
  const outputs: Partial<Record<ResearchStepId, unknown>> = {};
  let packs: CountryPack[] = [];
  for (const { id } of RESEARCH_STEPS) {
    const result: StepResult = runStep(id, input, outputs, packs);
    if (result.kind !== 'done')
      throw new Error(`Step ${id}: ${result.kind} ${result.kind === 'refuse' ? result.reason : ''}`);
    outputs[id] = JSON.parse(JSON.stringify(result.output));
    if (id === 'domain') packs = packsNeeded(outputs.domain).map(packOf);
  }
  return { content: outputs.report as ReportContent, claims: claimsOf(outputs), packs };
}

/** The whole report as a reader sees it, for reading and for measuring words. */
export function asText(content: ReportContent): string {
  const tables = content.tables.map((t) =>
    [`### ${t.title} (${t.section})`, t.headers.join(' | '), ...t.rows.map((r) => r.join(' | '))].join('\n'),
  );
  const sources = content.sources.map(
    (s) => `[${s.number}] ${s.source_title} | ${s.publisher} | ${s.year} | ${s.limits}`,
  );
  const sections = (
    [
      'executive_summary',
      'summary',
      'industry_analysis',
      'challenges_analysis',
      'recommendations',
      'pestel_analysis',
    ] as const
  ).map((key) => `## ${key}\n\n${content[key]}`);
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

/** Claims of these types as a reader meets them: tokens of records and calculations in words, the rest as they stand. */
export function spoken({ claims, packs, content }: Finished, types: readonly Claim['type'][]): string {
  const word = (token: string): string => {
    const [kind = '', first = '', second = ''] = token.split(':');
    const pack = packs.find((p) => p.iso3 === first);
    const figure = pack ? figureOf(pack, second) : null;
    if (figure)
      return say(figure, /^(?:fig|now|place|short)$/i.test(kind) ? (kind.toLowerCase() as FigureForm) : 'now');
    const calc = content.metadata.calcs.find((c) => c.id === first);
    if (kind === 'calc' && calc)
      return withUnit(second === 'low' ? calc.low : second === 'high' ? calc.high : calc.base, calc.unit);
    return kind === 'q' ? token.slice(2) : kind === 'cite' ? '' : first;
  };
  return claims
    .filter((c) => types.includes(c.type))
    .map((c) => c.text.replace(/\{\{([^}]*)\}\}/g, (_, token: string) => word(token)))
    .join('\n');
}
