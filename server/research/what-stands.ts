import type { CaseReading } from '../../src/contract/case.ts';
import { type CaseLine, linesOf, withLines, withoutLines } from '../../src/engine/case/lines.ts';
import { withMarks } from '../../src/engine/case/marked.ts';
import { calcOfSum } from '../../src/engine/case/sums.ts';
import type { CalcDraft } from '../../src/engine/claims/types.ts';
import { ENGLISH, formatNumber } from '../../src/lib/locale.ts';
import { type Asking, ask } from '../model/ask.ts';
import { DOUBT, type Presented, type ToDoubt } from '../model/roles/doubt.ts';
import type { Brief } from '../model/roles/given.ts';
import { faultyLines } from '../model/roles/held.ts';
import { MEND } from '../model/roles/mend.ts';
import type { Parts } from './case-brief.ts';

interface Doubted {
  readonly at: string;
  readonly why: string;
}

/** How the report presents each text, by where it stands. */
const PRESENTED: readonly (readonly [place: RegExp, as: Presented])[] = [
  [/^problem\.(?:chain|causes|instead)|^doubts\.(?:want|pay|can)|^doubts\.around\.\d+\.so/, 'may be'],
  [/^field\.(?:unknowns|interview)|^doubts\.around\.\d+\.ask/, 'question'],
  [/^field\.|^doubts\.breakers|^advice\.(?:next|idea)/, 'plan'],
];
const presented = (at: string): Presented => PRESENTED.find(([place]) => place.test(at))?.[1] ?? 'fact';

/**
 * The parts of a case that may be published: every statement is held to the rules by code and doubted by a reader that did
 * not write it; what is doubted is written anew once, doubted again, and left out where it still does not hold. Null where too
 * little stands, or where the doubting itself failed: what was not doubted is not published.
 */
export async function whatStands(
  written: Parts,
  reading: CaseReading,
  brief: Brief,
  asking: Asking,
): Promise<Parts | null> {
  const parts = marked(written, reading);
  const doubts = await doubted(parts, linesOf(parts), reading, brief, asking);
  if (doubts === null) return null;
  const summed = withoutSums(parts, doubts);
  const flagged = [...faulty(summed, brief), ...doubts.filter(({ at }) => !at.startsWith(SUMS))];
  if (flagged.length === 0) return summed;

  const mended = await mend(summed, flagged, reading, brief, asking);
  const next = withLines(summed, ({ at, text }) => mended.get(at) || text);
  const given = flagged.filter(({ at }) => !mended.get(at)).map(({ at }) => at);
  const again = linesOf(next).filter(({ at }) => mended.get(at));
  const still = await doubted(next, again, reading, brief, asking);
  const bad = [
    ...given,
    ...faulty(next, brief).map(({ at }) => at),
    ...(still === null ? again : still).map(({ at }) => at),
  ];
  return withoutLines(next, [...new Set(bad)]);
}

const faulty = (parts: Parts, brief: Brief): Doubted[] =>
  faultyLines(parts, brief).map(({ at, fault }) => ({ at, why: fault }));

/** Only sums that can be worked out, and digits as the marks they should have been. */
function marked(parts: Parts, { figures }: CaseReading): Parts {
  const sums = parts.advice.sums.filter((sum) => calcOfSum(sum, figures) !== null);
  const own = { ...parts, advice: { ...parts.advice, sums } };
  return withLines(own, ({ text, isPlan }) => withMarks(text, figures, isPlan));
}

const SUMS = 'advice.sums.';

function withoutSums(parts: Parts, doubts: readonly Doubted[]): Parts {
  const sums = parts.advice.sums.filter((_, i) => !doubts.some(({ at }) => at === `${SUMS}${i}`));
  return { ...parts, advice: { ...parts.advice, sums } };
}

const written = (value: number): string => formatNumber(value, { maximumSignificantDigits: 6 }, ENGLISH);
const shown = ({ base, unit }: CalcDraft): string => `${written(base)} ${unit}`;

/** The statements as a reader of the report meets them: marks as what they stand for, sums worked out. */
function statementsOf(parts: Parts, lines: readonly CaseLine[], { figures }: CaseReading): ToDoubt['statements'] {
  const calcs = parts.advice.sums.flatMap((sum) => calcOfSum(sum, figures) ?? []);
  const words = (text: string) =>
    text.replace(/\{(?:n:(\d+)|([fs]\d+))\}/g, (mark, count?: string, id?: string) => {
      const calc = calcs.find((one) => one.id === id);
      if (calc) return shown(calc);
      return count ?? figures.find((one) => one.id === id)?.words ?? mark;
    });
  const cost = (at: string) => {
    const found = /^field\.tests\.(\d+)\.method$/.exec(at);
    const test = found && parts.field.tests[Number(found[1])];
    return test ? ` (${test.days} days, ${test.usd} US dollars)` : '';
  };
  return lines.map(({ at, text }) => ({ at, as: presented(at), text: `${words(text)}${cost(at)}` }));
}

const sumsOf = (parts: Parts, { figures }: CaseReading): ToDoubt['statements'] =>
  parts.advice.sums.flatMap((sum, i) => {
    const calc = calcOfSum(sum, figures);
    if (calc === null) return [];
    const inputs = calc.inputs.map(
      ({ name, label, base, unit, origin }) =>
        `${name} = ${label}: ${written(base)} ${unit}${origin === 'assumed' ? ' (a guess)' : ' (the founder’s)'}`,
    );
    const text = `${sum.label} = ${sum.expression} = ${shown(calc)}, where ${inputs.join('; ')}`;
    return [{ at: `${SUMS}${i}`, as: 'fact' as const, text }];
  });

/** What a reader who did not write it finds wrong; null where it could not be asked. */
async function doubted(
  parts: Parts,
  lines: readonly CaseLine[],
  reading: CaseReading,
  brief: Brief,
  asking: Asking,
): Promise<Doubted[] | null> {
  const isWhole = lines.length === linesOf(parts).length;
  const all = statementsOf(parts, lines, reading);
  const within = (part: string) => all.filter(({ at }) => at.startsWith(`${part}.`));
  // What was written anew is little enough to be read at once.
  const groups = isWhole
    ? [within('problem'), within('doubts'), within('field'), [...within('advice'), ...sumsOf(parts, reading)]]
    : [all];
  const found: Doubted[] = [];
  for (const statements of groups.filter((group) => group.length > 0)) {
    const { founder, answers, country, published } = brief;
    const doubt = await ask(
      DOUBT,
      { founder, answers: answers.map(({ answer }) => answer), country, published, statements },
      asking,
    );
    if (doubt === null) return null;
    found.push(...doubt.answer.unsupported.filter(({ at }) => statements.some((one) => one.at === at)));
  }
  return found;
}

/** The doubted texts anew; one that is not there or '' is to be left out. */
async function mend(
  parts: Parts,
  flagged: readonly Doubted[],
  reading: CaseReading,
  brief: Brief,
  asking: Asking,
): Promise<ReadonlyMap<string, string>> {
  const lines = linesOf(parts);
  const reasons = (at: string) => flagged.filter((one) => one.at === at).map(({ why }) => why);
  const mended = await ask(
    MEND,
    {
      ...brief,
      sums: parts.advice.sums.flatMap((sum) => {
        const calc = calcOfSum(sum, reading.figures);
        return calc ? [{ mark: sum.id, label: sum.label, result: shown(calc) }] : [];
      }),
      doubted: lines
        .filter(({ at }) => flagged.some((one) => one.at === at))
        .map(({ at, text }) => ({ at, text, why: reasons(at).join('; ') })),
    },
    asking,
  );
  return new Map(mended?.answer.texts.map(({ at, text }) => [at, text]) ?? []);
}
