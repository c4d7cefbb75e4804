import type { CaseReading } from '../../../src/contract/case.ts';
import { type CaseLine, linesOf, withLines, withoutLines } from '../../../src/engine/case/lines.ts';
import { passagesNamed } from '../../../src/engine/case/marked.ts';
import { calcOfSum } from '../../../src/engine/case/sums.ts';
import { workedTable } from '../../../src/engine/case/table.ts';
import { faultOfUnits } from '../../../src/engine/case/units.ts';
import { fold } from '../../../src/engine/text/clean.ts';
import { type Asking, ask } from '../../model/ask.ts';
import { sentencesWithMarks, withOwnMarks } from '../../model/roles/agrees.ts';
import { DOUBT, type ToDoubt } from '../../model/roles/doubt.ts';
import type { Brief } from '../../model/roles/given.ts';
import { faultyLines } from '../../model/roles/held.ts';
import { inDigits, type Parts, shownRange, shownSum } from './case-brief.ts';
import { type Doubted, mend, naming, presented, SUMS, toMend } from './mend-doubted.ts';

type Statement = ToDoubt['statements'][number];

/**
 * The parts of a case that may be published: every statement is held to the rules by code and doubted by a reader that did
 * not write it; what is doubted is written anew once, doubted again, and left out where it still does not hold. What could not
 * be doubted is left out too. Null where too little stands.
 */
export async function whatStands(
  written: Parts,
  reading: CaseReading,
  brief: Brief,
  asking: Asking,
): Promise<Parts | null> {
  const parts = await held(written, reading, brief, asking);
  return parts && withoutLostTable(parts, reading);
}

async function held(written: Parts, reading: CaseReading, brief: Brief, asking: Asking): Promise<Parts | null> {
  const parts = marked(written, reading, brief);
  const first = await doubted(parts, linesOf(parts), reading, brief, asking);
  if (left(parts, first.unread) === null) return null;
  const summed = withoutSums(parts, [...first.doubts.map(({ at }) => at), ...first.unread]);
  const flagged = [
    ...faulty(withoutSums(parts, first.unread), brief),
    ...first.doubts,
    ...naming(parts, first.doubts),
  ].filter(({ at }) => !at.startsWith(SUMS) && !first.unread.includes(at));
  const sums = toMend(parts, flagged, first.doubts);
  if (flagged.length === 0 && sums.length === 0) return left(summed, first.unread);

  const mended = await mend(summed, flagged, sums, reading, brief, asking);
  const next = withLines(mended.parts, ({ at, text }) => mended.texts.get(at) || text);
  const gone = [...first.unread, ...flagged.map(({ at }) => at).filter((at) => !mended.texts.get(at))];
  if (left(next, gone) === null) return null;
  // A sum that comes to something else changes what every text with it says.
  const isSummedAnew = (text: string) => mended.sums.some((id) => text.includes(`{${id}}`));
  const again = linesOf(next).filter(({ at, text }) => mended.texts.get(at) || isSummedAnew(text));
  const { doubts, unread } = await doubted(next, again, reading, brief, asking, mended.sums);
  const cleared = await clearedAlone(next, doubts, reading, brief, asking);
  const wrong = doubts.filter(({ at }) => !cleared.has(at));
  const standing = withoutSums(next, [...wrong.map(({ at }) => at), ...unread]);
  const bad = new Set([...faulty(standing, brief), ...wrong, ...unread.map((at) => ({ at }))].map(({ at }) => at));
  // What nobody had doubted is as it was, where it was changed for the worse.
  const asTheyWere = new Map(linesOf(summed).map(({ at, text }) => [at, text]));
  const isChangedBack = (at: string) => bad.has(at) && mended.texts.has(at) && !flagged.some((one) => one.at === at);
  const settled = withLines(standing, ({ at, text }) => (isChangedBack(at) ? (asTheyWere.get(at) ?? text) : text));
  return left(settled, [
    ...gone,
    ...[...bad].filter((at) => !isChangedBack(at)),
    ...faulty(settled, brief).map(({ at }) => at),
  ]);
}

const NAMES_TABLE = /\btable below\b/i;

/** A table whose sum or title fell is not shown, and no sentence leads to it. */
function withoutLostTable(parts: Parts, reading: CaseReading): Parts | null {
  if (workedTable({ advice: parts.advice, reading }, 'en')) return parts;
  const without = (text: string) =>
    sentencesWithMarks(text)
      .filter((sentence) => !NAMES_TABLE.test(sentence))
      .join('')
      .trim();
  const own = { ...parts, advice: { ...parts.advice, table: null } };
  const gone = linesOf(own).flatMap(({ at, text }) => (isOfPage({ at }) && without(text) === '' ? [at] : []));
  return left(
    withLines(own, (line) => (isOfPage(line) ? without(line.text) || line.text : line.text)),
    gone,
  );
}

/** What no report can be without is doubted once more by itself before all falls with it: one false doubt is soon made. */
async function clearedAlone(
  parts: Parts,
  doubts: readonly Doubted[],
  reading: CaseReading,
  brief: Brief,
  asking: Asking,
): Promise<ReadonlySet<string>> {
  const cleared = new Set<string>();
  for (const at of new Set(doubts.map((one) => one.at))) {
    const line = linesOf(parts).find((one) => one.at === at);
    if (!line || left(parts, [at]) !== null) continue;
    const alone = await doubted(parts, [line], reading, brief, asking);
    if (alone.doubts.length === 0 && alone.unread.length === 0) cleared.add(at);
  }
  return cleared;
}

/** The parts without those texts; null where that is too little for a report. */
const left = (parts: Parts, bad: readonly string[]): Parts | null =>
  withoutLines(parts, [...new Set(bad.filter((at) => !at.startsWith(SUMS)))]);

const faulty = (parts: Parts, brief: Brief): Doubted[] =>
  faultyLines(parts, brief).map(({ at, fault }) => ({ at, why: fault }));

/** A word or two of a page may stand there by chance. */
const OF_A_PAGE = 3;

/** Only words that somebody said or wrote stand between quotation marks, which no translation touches. */
function quotingTruly(text: string, { founder, answers, found_since, published }: Brief): string {
  const told = fold([founder, ...answers.map(({ answer }) => answer), ...found_since].join('\n'));
  const pages = fold(published.map(({ quote }) => quote).join('\n'));
  const isSaid = (words: string) =>
    told.includes(fold(words)) || (words.split(/\s+/).length >= OF_A_PAGE && pages.includes(fold(words)));
  return text.replace(/“([^”{}]*)”/g, (quoted, words: string) => (isSaid(words) ? quoted : words));
}

/** Only sums that can be worked out and whose units fit, digits as the marks they should have been, and true quotations. */
function marked(parts: Parts, { figures }: CaseReading, brief: Brief): Parts {
  const sums = parts.advice.sums.filter((sum) => calcOfSum(sum, figures) !== null && faultOfUnits(sum, figures) === '');
  const own = { ...parts, advice: { ...parts.advice, sums } };
  return withLines(own, ({ text, isPlan }) =>
    withOwnMarks(quotingTruly(text, brief), figures, isPlan, brief.published),
  );
}

function withoutSums(parts: Parts, bad: readonly string[]): Parts {
  const sums = parts.advice.sums.filter((_, i) => !bad.includes(`${SUMS}${i}`));
  return { ...parts, advice: { ...parts.advice, sums } };
}

const SIGN = /^problem\.causes\.\d+\.sign$/;

/** The statements as a reader of the report meets them: marks as what they stand for, sums worked out. */
function statementsOf(parts: Parts, lines: readonly CaseLine[], reading: CaseReading): Statement[] {
  const { figures } = reading;
  const calcs = parts.advice.sums.flatMap((sum) => calcOfSum(sum, figures) ?? []);
  const words = (text: string) =>
    text.replace(/\{(?:n:(\d+)|([fs]\d+))\}/g, (mark, count?: string, id?: string) => {
      const calc = calcs.find((one) => one.id === id);
      if (calc) return shownSum(calc);
      return count ?? figures.find((one) => one.id === id)?.words ?? mark;
    });
  const cost = (at: string) => {
    const found = /^field\.tests\.(\d+)\.method$/.exec(at);
    const test = found && parts.field.tests[Number(found[1])];
    return test ? ` (${test.days} days, ${test.cost} ${test.money})` : '';
  };
  const rows = workedTable({ advice: parts.advice, reading }, 'en')?.rows ?? [];
  const table = (at: string) =>
    at === 'advice.table.title' ? `: ${rows.map((row) => row.join(' → ')).join('; ')}` : '';
  return lines.map((line) => ({
    at: line.at,
    as: presented(line),
    text: `${SIGN.test(line.at) ? 'Not the cause if ' : ''}${words(line.text)}${cost(line.at)}${table(line.at)}`,
  }));
}

const sumsOf = (parts: Parts, { figures }: CaseReading): Statement[] =>
  parts.advice.sums.flatMap((sum, i) => {
    const calc = calcOfSum(sum, figures);
    if (calc === null) return [];
    const inputs = calc.inputs.map(
      ({ name, label, base, unit, origin }) =>
        `${name} = ${label}: ${inDigits(base)} ${unit}${origin === 'assumed' ? ' (a guess)' : ' (the founder’s)'}`,
    );
    const text = `${sum.label} = ${sum.expression} = ${shownRange(calc)}, where ${inputs.join('; ')}`;
    return [{ at: `${SUMS}${i}`, as: 'fact' as const, text }];
  });

/** A list that was not read is read once more in its halves, and those in theirs: a slip of the model costs few statements. */
const HALVINGS = 2;

/**
 * What is read at once: what rests on quotes beside these alone, and the rest part by part beside those that the report names.
 * `sums`: ids of those that were put right, which are read with the texts that were written anew.
 */
function groupsOf(
  parts: Parts,
  lines: readonly CaseLine[],
  reading: CaseReading,
  { published }: Brief,
  sums: readonly string[],
) {
  const isWhole = lines.length === linesOf(parts).length;
  const cites = ({ text }: { readonly text: string }) => passagesNamed(text).length > 0;
  const all = statementsOf(parts, lines, reading);
  const [cited, plain] = [all.filter(cites), all.filter((one) => !cites(one))];
  const within = (part: string) => plain.filter(({ at }) => at.startsWith(`${part}.`));
  const named = published.filter(({ mark }) => cited.some(({ text }) => text.includes(`{${mark}}`)));
  const ofReport = passagesNamed(JSON.stringify(parts));
  const known = published.filter(({ mark }) => ofReport.includes(mark));
  const own = isWhole
    ? [within('problem'), within('doubts'), within('field'), [...within('advice'), ...sumsOf(parts, reading)]]
    : // What was written anew is little enough to be read at once.
      [[...plain, ...sumsOf(parts, reading).filter((_, i) => sums.includes(parts.advice.sums[i]?.id ?? ''))]];
  return [
    { statements: cited, published: named, halvings: HALVINGS },
    ...own.map((statements) => ({ statements, published: known, halvings: HALVINGS })),
  ].filter(({ statements }) => statements.length > 0);
}

const isOfPage = ({ at }: Pick<CaseLine, 'at'>): boolean => at.startsWith('advice.page');

/** What a reader who did not write it finds wrong, and what they could not be brought to read. */
export async function doubted(
  parts: Parts,
  lines: readonly CaseLine[],
  reading: CaseReading,
  brief: Brief,
  asking: Asking,
  sums: readonly string[] = [],
): Promise<{ readonly doubts: readonly Doubted[]; readonly unread: readonly string[] }> {
  const { founder, country } = brief;
  const answers = brief.answers.map(({ question, answer }) => `${question} ${answer}`);
  const page = statementsOf(parts, linesOf(parts).filter(isOfPage), reading);
  const doubts: Doubted[] = [];
  const unread: string[] = [];
  // What was written anew is read alone.
  const last = lines.length < linesOf(parts).length;
  const waiting = groupsOf(parts, lines, reading, brief, sums);
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    const { statements, published, halvings } = group;
    const beside = page.flatMap(({ at, text }) => (statements.some((one) => one.at === at) ? [] : [text]));
    const doubt = await ask(DOUBT, { founder, answers, country, published, beside, last, statements }, asking);
    if (doubt !== null) {
      doubts.push(...doubt.answer.unsupported.flatMap((one) => meant(one, statements)));
    } else if (halvings > 0 && statements.length > 1) {
      const middle = Math.ceil(statements.length / 2);
      const halves = [statements.slice(0, middle), statements.slice(middle)];
      waiting.unshift(...halves.map((half) => ({ statements: half, published, halvings: halvings - 1 })));
    } else {
      unread.push(...statements.map(({ at }) => at));
      // Nothing more is asked for a report that cannot be saved.
      if (left(parts, unread) === null) break;
    }
  }
  return { doubts, unread };
}

/** A statement is also meant by the end of its place: 'chain.0'. What is none of them is passed over. */
const meant = ({ at, why }: Doubted, statements: readonly Statement[]): Doubted[] =>
  statements.filter((one) => one.at === at || one.at.endsWith(`.${at}`)).map((one) => ({ at: one.at, why }));
