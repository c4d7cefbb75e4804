import type { CaseReading } from '../../../src/contract/case.ts';
import { type CaseLine, linesOf } from '../../../src/engine/case/lines.ts';
import { passagesNamed } from '../../../src/engine/case/marked.ts';
import { calcOfSum } from '../../../src/engine/case/sums.ts';
import { faultOfUnits } from '../../../src/engine/case/units.ts';
import { type Asking, ask } from '../../model/ask.ts';
import type { Presented } from '../../model/roles/doubt.ts';
import type { Brief } from '../../model/roles/given.ts';
import { MEND, type ToMend } from '../../model/roles/mend.ts';
import { type Parts, shownRange } from './case-brief.ts';

/** A text or a sum, by its place, and what is wrong with it. */
export interface Doubted {
  readonly at: string;
  readonly why: string;
}

/** Where sums stand. */
export const SUMS = 'advice.sums.';

/** How the report presents each text, by where it stands. */
const PRESENTED: readonly (readonly [place: RegExp, as: Presented])[] = [
  [/^problem\.(?:chain|causes|instead)|^doubts\.(?:want|pay|can)|^doubts\.around\.\d+\.so|^advice\.page/, 'may be'],
  [/^field\.(?:unknowns|interview)|^doubts\.around\.\d+\.ask/, 'question'],
  [/^field\.|^doubts\.breakers|^advice\.(?:next|idea)/, 'plan'],
];
/**
 * What rests on a quote claims to be so, wherever it stands, but in a paragraph of the page: only one of its sentences may, which
 * is held to its quote all the same.
 */
export const presented = ({ at, text }: Pick<CaseLine, 'at' | 'text'>): Presented =>
  passagesNamed(text).length > 0 && !at.startsWith('advice.page')
    ? 'fact'
    : (PRESENTED.find(([place]) => place.test(at))?.[1] ?? 'fact');

/** The texts that name a doubted sum. */
export const naming = (parts: Parts, doubts: readonly Doubted[]): Doubted[] =>
  parts.advice.sums.flatMap(({ id }, i) => {
    const isDoubted = doubts.some(({ at }) => at === `${SUMS}${i}`);
    const lines = isDoubted ? linesOf(parts).filter(({ text }) => text.includes(`{${id}}`)) : [];
    return lines.map(({ at }) => ({
      at,
      why: `names {${id}}, which is doubted: fit it to the sum as you put it right`,
    }));
  });

/** The sums that are doubted, and those that a doubted text names. */
export const toMend = (parts: Parts, flagged: readonly Doubted[], doubts: readonly Doubted[]): ToMend['doubted_sums'] =>
  parts.advice.sums.flatMap((sum, i) => {
    const why = doubts.filter(({ at }) => at === `${SUMS}${i}`).map((one) => one.why);
    const isNamed = linesOf(parts).some(
      ({ at, text }) => text.includes(`{${sum.id}}`) && flagged.some((one) => one.at === at),
    );
    return why.length > 0 || isNamed ? [{ sum, why: why.join('; ') }] : [];
  });

/** What came of mending: the texts by their places, and the parts with the sums and tests that were put right. */
interface Mended {
  /** One that is not there or '' is to be left out. */
  readonly texts: ReadonlyMap<string, string>;
  readonly parts: Parts;
  /** Ids of the sums that were put right. */
  readonly sums: readonly string[];
}

/** Page and tests first, which what is mended has to fit: where a model has little room, the end is cut. */
const besides = (lines: readonly CaseLine[]): ToMend['report'] => {
  const decides = ({ at }: CaseLine) => /^(?:advice\.page|field\.tests)/.test(at);
  return [...lines.filter(decides), ...lines.filter((line) => !decides(line))].map(({ at, text }) => ({ at, text }));
};

/** The test whose method stands at a place; -1. */
const testAt = (at: string): number => Number(/^field\.tests\.(\d+)(?:\.method)?$/.exec(at)?.[1] ?? -1);

/** Doubted texts, tests and sums written anew by whoever mends them. */
export async function mend(
  parts: Parts,
  flagged: readonly Doubted[],
  doubtedSums: ToMend['doubted_sums'],
  reading: CaseReading,
  brief: Brief,
  asking: Asking,
): Promise<Mended> {
  const lines = linesOf(parts);
  const reasons = (at: string) => flagged.filter((one) => one.at === at).map(({ why }) => why);
  const isFlagged = ({ at }: CaseLine) => flagged.some((one) => one.at === at);
  const ofTest = (at: string) => {
    const test = parts.field.tests[testAt(at)];
    return test && { days: test.days, cost: test.cost, money: test.money };
  };
  const mended = await ask(
    MEND,
    {
      ...brief,
      sums: parts.advice.sums.flatMap((sum) => {
        const calc = calcOfSum(sum, reading.figures);
        return calc ? [{ mark: sum.id, label: sum.label, result: shownRange(calc) }] : [];
      }),
      doubted_sums: doubtedSums,
      doubted: lines
        .filter(isFlagged)
        .map(({ at, text }) => ({ at, text, why: reasons(at).join('; '), ...ofTest(at) })),
      report: besides(lines.filter((line) => !isFlagged(line))),
    },
    asking,
  );
  const { texts = [], sums = [], tests = [] } = mended?.answer ?? {};
  const before = new Map(lines.map(({ at, text }) => [at, text]));
  // What was not doubted stays where nothing better came.
  const isBetter = ({ at, text }: { readonly at: string; readonly text: string }) =>
    reasons(at).length > 0 || (before.has(at) && text !== '' && text !== before.get(at));
  const right = sums.filter(
    (sum) =>
      doubtedSums.some((one) => one.sum.id === sum.id) &&
      calcOfSum(sum, reading.figures) !== null &&
      faultOfUnits(sum, reading.figures) === '',
  );
  const changed = new Map(
    tests
      .filter(({ at }) => isFlagged({ at: `${at}.method`, text: '', isPlan: true }))
      .map((one) => [testAt(one.at), one]),
  );
  return {
    texts: new Map(
      texts
        .filter((one) => isBetter(one) && keepsASource(one.at, before.get(one.at) ?? '', one.text))
        .map(({ at, text }) => [at, text]),
    ),
    parts: {
      ...parts,
      field: {
        ...parts.field,
        tests: parts.field.tests.map((test, i) => {
          const { days = test.days, cost = test.cost } = changed.get(i) ?? {};
          return { ...test, days, cost };
        }),
      },
      advice: {
        ...parts.advice,
        sums: [...parts.advice.sums.filter(({ id }) => !right.some((one) => one.id === id)), ...right],
      },
    },
    sums: right.map(({ id }) => id),
  };
}

/**
 * What rested on a quote and was doubted is no reasoning of ours once its mark is dropped, where the report tells it as a fact; what
 * it tells as what may be is doubted once more as that.
 */
const keepsASource = (at: string, before: string, after: string): boolean =>
  passagesNamed(before).length === 0 || passagesNamed(after).length > 0 || presented({ at, text: after }) !== 'fact';
