import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import type { Answers } from '../../src/engine/reading/slots.ts';
import { packsNeeded, runStep } from '../../src/engine/research.ts';
import { DAY, domain, libraryFor, packOf } from '../../tests/engine/support/run.ts';

const TAPPED = ['nearest', 'cause', 'kind', 'outcome', 'number', 'idea'] as const;
type Tapped = (typeof TAPPED)[number];

const founderSchema = v.object({
  text: v.string(),
  where: v.string(),
  who: v.string(),
  payer: v.string(),
  seen: v.string(),
  number: v.string(),
});
const choiceSchema = v.partial(
  v.object({
    nearest: v.string(),
    cause: v.string(),
    kind: v.string(),
    outcome: v.string(),
    number: v.string(),
    idea: v.string(),
  }),
);
export type Founder = v.InferOutput<typeof founderSchema>;
export type Choice = v.InferOutput<typeof choiceSchema>;

/** The founders of a draw, with what was tapped for them as far as it was. */
export function foundersOf(draw: string): {
  readonly founders: readonly Founder[];
  readonly choices: readonly Choice[];
} {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, draw, file), 'utf8'));
  return {
    founders: v.parse(v.array(founderSchema), read('founders.json')),
    choices: existsSync(join(import.meta.dirname, draw, 'choices.json'))
      ? v.parse(v.array(choiceSchema), read('choices.json'))
      : [],
  };
}

export interface Asked {
  readonly slot: Tapped;
  readonly question: string;
  readonly choices: readonly string[];
}

/** Goes through the sets of questions; `tap` is called for what a founder's own words do not answer. */
export function walk(
  founder: Founder,
  tap: (asked: Asked) => string,
): { answers: Answers; result: ReturnType<typeof domain> } {
  let answers: Answers = {};
  for (;;) {
    const result = domain(founder.text, answers);
    if (result.kind !== 'ask') return { answers, result };
    for (const { slot, text, choices: offered } of result.questions) {
      if (!slot) throw new Error(`A question without a slot: ${text}`);
      const answer = TAPPED.some((tapped) => tapped === slot)
        ? tap({ slot: slot as Tapped, question: text, choices: offered })
        : founder[slot as keyof Founder];
      answers = { ...answers, [slot]: answer };
    }
  }
}

/** A founder's report, or why none is written. */
export function reportFor(
  founder: Founder,
  choice: Choice,
): { readonly report: ReportContent } | { readonly reason: string } {
  const { answers, result } = walk(founder, ({ slot }) => choice[slot] ?? '');
  if (result.kind === 'refuse') return { reason: result.reason };
  if (result.kind !== 'done') throw new Error('Asked without an end.');
  const outputs: Record<string, unknown> = { domain: JSON.parse(JSON.stringify(result.output)) };
  const packs = packsNeeded(outputs.domain).map(packOf);
  const input = { query: founder.text, answers, date: DAY };
  for (const { id } of RESEARCH_STEPS.slice(1)) {
    const step = runStep(id, input, outputs, packs, libraryFor(founder.text));
    if (step.kind !== 'done') throw new Error(`Step ${id}: ${step.kind}`);
    outputs[id] = JSON.parse(JSON.stringify(step.output));
  }
  return { report: outputs.report as ReportContent };
}
