/*
 * npm run bench:reading -- ask DRAW [START COUNT] | write DRAW FOLDER
 *
 * Prepares what bench/reading/PROTOCOL.md has read. `ask` prints what the product asks each founder that depends on what it
 * offers (which line is nearest, what is behind it, which kind of trouble, what it came to, a number, what their idea does), as JSON; `write` answers from founders.json and
 * choices.json and writes each founder's report, whole and without its sources, as Markdown.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import * as v from 'valibot';
import { RESEARCH_STEPS } from '../src/contract/limits.ts';
import type { Report, ReportContent } from '../src/contract/report.ts';
import { reportMarkdown } from '../src/domain/report-markdown.ts';
import type { Answers } from '../src/engine/reading/slots.ts';
import { packsNeeded, runStep } from '../src/engine/research.ts';
import { DAY, domain, libraryFor, packOf } from '../tests/engine/support/run.ts';

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
type Founder = v.InferOutput<typeof founderSchema>;
type Choice = v.InferOutput<typeof choiceSchema>;

const [command, draw = '', ...rest] = argv.slice(2);
const folder = join(import.meta.dirname, 'reading', draw);
const founders = v.parse(v.array(founderSchema), JSON.parse(readFileSync(join(folder, 'founders.json'), 'utf8')));
const choicesFile = join(folder, 'choices.json');
const choices: readonly Choice[] = existsSync(choicesFile)
  ? v.parse(v.array(choiceSchema), JSON.parse(readFileSync(choicesFile, 'utf8')))
  : [];

interface Asked {
  readonly slot: Tapped;
  readonly question: string;
  readonly choices: readonly string[];
}

/** Goes through the sets of questions; `tap` is called for what a founder's own words do not answer. */
function walk(
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

function write(founder: Founder, choice: Choice): { readonly kind: string; readonly text: string } {
  const { answers, result } = walk(founder, ({ slot }) => choice[slot] ?? '');
  if (result.kind === 'refuse') return { kind: 'refused', text: `# Not researched\n\n${result.reason}\n` };
  if (result.kind !== 'done') throw new Error('Asked without an end.');
  const outputs: Record<string, unknown> = { domain: JSON.parse(JSON.stringify(result.output)) };
  const packs = packsNeeded(outputs.domain).map(packOf);
  const input = { query: founder.text, answers, date: DAY };
  for (const { id } of RESEARCH_STEPS.slice(1)) {
    const step = runStep(id, input, outputs, packs, libraryFor(founder.text));
    if (step.kind !== 'done') throw new Error(`Step ${id}: ${step.kind}`);
    outputs[id] = JSON.parse(JSON.stringify(step.output));
  }
  const report = outputs.report as ReportContent;
  return {
    kind: report.metadata.kind,
    text: reportMarkdown({ report, created_at: DAY, title: report.title } as Report),
  };
}

if (command === 'ask') {
  const [start = 0, count = founders.length] = rest.map(Number);
  const asked = founders.slice(start, start + count).map((founder, index) => {
    const open: Asked[] = [];
    const choice = choices[start + index] ?? {};
    walk(founder, (question) => {
      if (choice[question.slot] === undefined) open.push(question);
      return choice[question.slot] ?? '';
    });
    return { founder: start + index, ...founder, open };
  });
  console.log(JSON.stringify(asked, null, 1));
} else if (command === 'write' && rest[0]) {
  const out = rest[0];
  mkdirSync(out, { recursive: true });
  const kinds = founders.map((founder, index) => {
    const { kind, text } = write(founder, choices[index] ?? {});
    writeFileSync(join(out, `${index}.md`), text);
    writeFileSync(
      join(out, `${index}-without-sources.md`),
      text.replace(/\n## Sources\n[\s\S]*$/, '\n').replace(/\[\^\d+\]/g, ''),
    );
    return kind;
  });
  writeFileSync(join(out, 'kinds.json'), JSON.stringify(kinds));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  const counts = { report: count('report'), starter_kit: count('starter_kit'), refused: count('refused') };
  console.log(JSON.stringify({ founders: founders.length, ...counts }));
} else {
  throw new Error('npm run bench:reading -- ask DRAW | write DRAW FOLDER');
}
