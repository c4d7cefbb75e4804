import type { Playbook, SizeInput } from '../../content/schema/playbook.ts';
import { evaluate, namesIn } from './calc/expression.ts';
import type { CalcDraft } from './claims/types.ts';
import { recordOf } from './evidence.ts';
import { FIGURES } from './knowledge/figures.ts';
import { isLoss } from './reading/flows.ts';
import { statedLoss } from './reading/losing.ts';
import { DAYS, LOSS_SAID } from './reading/sizes.ts';
import type { Reading } from './reading/types.ts';
import { withArticle } from './text/words.ts';
import type { CountryPack } from './types.ts';

type Input = CalcDraft['inputs'][number];
/** What a remedy might prevent and a payer might give up of the saving; guesses of ours, the same for every playbook, replaced by the tests. */
const PREVENTED = [0.25, 0.5, 0.75] as const;
const SHARE_PAID = [0.2, 0.3, 0.4] as const;

export interface Sized {
  readonly calcs: readonly CalcDraft[];
  /** Id of the calculation whose spread is shown, and what moves it. */
  readonly headline: string;
  readonly sensitivity: readonly {
    readonly label: string;
    readonly name: string;
    readonly low: number;
    readonly high: number;
  }[];
  readonly assumed: readonly Input[];
  readonly hasMoney: boolean;
  readonly lossId: string;
  /** What the founder says was lost, where no sum holds it. */
  readonly told: string;
  /** 'season' or 'year', by how long the repeated periods last. */
  readonly span: 'season' | 'year';
}

/** How the unit of a playbook's input is written: money in the founder's currency, a count as it is. */
export const unitName = (unit: string, money: string): string =>
  unit === 'money' ? money : unit === 'count' ? '' : unit;

/** 'On one load', 'in one month'. */
export const onOne = ({ sizing }: Playbook): string =>
  `${/^(?:day|night|week|month|term|season|year|harvest)\b/.test(sizing.event[0]) ? 'in' : 'on'} one ${sizing.event[0]}`;

/** The playbook's input as the founder filled it, else as assumed, else nothing. */
export function resolveInput(reading: Reading, input: SizeInput, money: string): Input | null {
  const said = reading.sizes[input.id];
  const unit = unitName(input.kind, money);
  if (said) return givenInput(input.id, input.label, 'founder', [said.low, said.value, said.high], unit);
  return input.assume ? givenInput(input.id, input.label, 'assumed', input.assume, unit) : null;
}

/** The founder's frequency in the playbook's own period: 'every day' is seven a week. */
function timesInput(reading: Reading, playbook: Playbook): Input {
  const { per, assume } = playbook.sizing.times;
  const said = reading.sizes.times;
  const label = `${playbook.sizing.event[1]} a ${per}`;
  if (!said) return givenInput('times', label, 'assumed', assume, '');
  const scale = said.rate ? DAYS[per] / DAYS[said.rate] : 1;
  return givenInput('times', label, 'founder', [said.low * scale, said.value * scale, said.high * scale], '');
}

type Ends = readonly [low: number, base: number, high: number];

/** One that rests on nothing else: `ref` is empty. */
const givenInput = (
  name: string,
  label: string,
  origin: 'founder' | 'assumed',
  [low, base, high]: Ends,
  unit: string,
): Input => ({ name, label, origin, ref: '', low, base, high, unit });

/** Works a formula out three times: every input at its low end, as said, at its high end. */
export function makeCalc(
  id: string,
  formula: string,
  expression: string,
  pool: ReadonlyMap<string, Input>,
  unit: string,
): CalcDraft | null {
  const inputs = namesIn(expression).map((name) => pool.get(name));
  if (inputs.some((i) => i === undefined)) return null;
  const present = inputs.filter((i): i is Input => i !== undefined);
  const at = (end: 'low' | 'base' | 'high') =>
    evaluate(expression, Object.fromEntries(present.map((i) => [i.name, i[end]])));
  const [a, base, b] = [at('low'), at('base'), at('high')];
  return {
    id,
    formula,
    expression,
    inputs: present,
    unit,
    precision: 'rounded',
    low: Math.min(a, base, b),
    base,
    high: Math.max(a, base, b),
  };
}

const asInput = (calc: CalcDraft, label: string): Input => ({
  name: calc.id,
  label,
  origin: 'calc',
  ref: `calc:${calc.id}`,
  low: calc.low,
  base: calc.base,
  high: calc.high,
  unit: calc.unit,
});

export const recordInput = (pack: CountryPack, name: string, code: string, label: string): Input | null => {
  const record = recordOf(pack, code);
  return record
    ? {
        name,
        label,
        origin: 'record',
        ref: `rec:${pack.iso3}:${code}`,
        low: record.value,
        base: record.value,
        high: record.value,
        unit: '',
      }
    : null;
};

/**
 * An input that lowers the loss as it grows has its ends turned round, so that the low end of every input is the low end
 * of the loss: a 'share answered' of 20%, 8% or 2%.
 */
function worstLast(input: Input, pool: ReadonlyMap<string, Input>, { loss }: Playbook['sizing']): Input {
  const worth = (end: 'low' | 'high'): number | null => {
    const values: Record<string, number> = {};
    for (const [id, other] of pool) values[id] = id === input.name ? input[end] : other.base;
    let last: number | null = null;
    for (const step of loss) {
      if (namesIn(step.expr).some((name) => values[name] === undefined)) continue;
      last = evaluate(step.expr, values);
      values[step.id] = last;
    }
    return last;
  };
  const [low, high] = [worth('low'), worth('high')];
  return low !== null && high !== null && low > high ? { ...input, low: input.high, high: input.low } : input;
}

/** All that the sums of a playbook may be worked out from. */
function inputsOf(
  reading: Reading,
  playbook: Playbook,
  money: string,
  span: Sized['span'],
  say: (template: string) => string,
): Map<string, Input> {
  const { sizing } = playbook;
  const pool = new Map<string, Input>();
  const assume = (name: string, label: string, ends: Ends, unit: string) =>
    pool.set(name, givenInput(name, label, 'assumed', ends, unit));
  for (const input of sizing.inputs) {
    const resolved = resolveInput(reading, input, money);
    if (resolved) pool.set(input.id, { ...resolved, label: say(resolved.label) });
  }
  const times = timesInput(reading, playbook);
  pool.set('times', { ...times, label: say(times.label) });
  assume('periods', `${sizing.times.per}s in a ${span}`, sizing.periods, '');
  assume('people', say(sizing.people.label), sizing.people.assume, '');
  for (const [id, input] of pool) pool.set(id, worstLast(input, pool, sizing));
  assume('prevented', 'share of the loss that a good remedy prevents', PREVENTED, 'share');
  assume('givenup', `share of the saving ${withArticle(reading.payer.one)} gives up`, SHARE_PAID, 'share');
  return pool;
}

/** Bottom-up: one event, one person, the first group. Money only where the founder named some. */
export function size(reading: Reading, playbook: Playbook, money: string, say: (template: string) => string): Sized {
  const { sizing } = playbook;
  const { per } = sizing.times;
  const span = (per === 'day' || per === 'week') && DAYS[per] * sizing.periods[1] < 300 ? 'season' : 'year';
  const pool = inputsOf(reading, playbook, money, span, say);
  const calcs: CalcDraft[] = [];
  const add = (id: string, formula: string, expression: string, unit: string): CalcDraft | null => {
    const calc = makeCalc(id, formula, expression, pool, unit);
    if (!calc) return null;
    calcs.push(calc);
    pool.set(id, asInput(calc, formula));
    return calc;
  };

  let loss: CalcDraft | null = null;
  const itself = reading.sizes[LOSS_SAID];
  const last = sizing.loss.at(-1);
  if (itself && last) {
    // Said as a whole, it need not be put together from parts.
    const label = `what one ${say(sizing.event[0])} loses one ${reading.who.one}`;
    pool.set(LOSS_SAID, givenInput(LOSS_SAID, label, 'founder', [itself.low, itself.value, itself.high], money));
    loss = add(last.id, say(last.label), `${LOSS_SAID} * 1`, money);
  } else for (const step of sizing.loss) loss = add(step.id, say(step.label), step.expr, unitName(step.unit, money));
  const told = toldBeside(reading);
  // Steps that lead to no loss are left out with their assumptions; a loss of guesses alone is nobody's, and one that rests on
  // any stands beside none that the founder tells.
  if (
    !loss ||
    !calcs.some(({ inputs }) => inputs.some(({ origin }) => origin === 'founder')) ||
    (told !== '' && usedAssumptions(calcs).length > 0)
  ) {
    loss = null;
    calcs.length = 0;
  }
  const hasMoney = loss !== null && last?.unit === 'money';
  const lossId = loss?.id ?? '';
  // What happens once in its span is not multiplied by one.
  const spans = sizing.periods.every((p) => p === 1) ? '' : ' * periods';
  let headline = '';
  if (loss && last) {
    add('yearly', `loss of one ${reading.who.one} in a ${span}`, `${loss.id} * times${spans}`, loss.unit);
    if (hasMoney) {
      add('fee', `what a remedy could earn ${say(onOne(playbook))}`, `${loss.id} * prevented * givenup`, money);
      add('route', `what the first group could pay in a ${span}`, `fee * times${spans} * people`, money);
      headline = 'route';
    } else {
      add('total', `loss of the first group in a ${span}`, 'yearly * people', loss.unit);
      headline = 'total';
    }
  }
  return {
    calcs,
    headline,
    sensitivity: sensitivity(headline, calcs),
    assumed: usedAssumptions(calcs),
    hasMoney,
    lossId,
    told,
    span,
  };
}

/** The founder's words for what was lost, where none of its numbers is in the sum. */
function toldBeside({ text, seen, answers, sizes }: Reading): string {
  const number = answers.find(({ slot }) => slot === 'number')?.answer ?? '';
  const told = statedLoss([seen, number, text].join('\n'));
  return Object.values(sizes).some(isLoss) ? '' : told;
}

/** A fixed number is the pain's own arithmetic, not a guess. */
function usedAssumptions(calcs: readonly CalcDraft[]): Input[] {
  const guessed = calcs.flatMap(({ inputs }) => inputs).filter((i) => i.origin === 'assumed' && i.low !== i.high);
  return [...new Map(guessed.map((input) => [input.name, input])).values()];
}

/** The headline with one input at each end and the rest as said, widest swing first. */
function sensitivity(headline: string, calcs: readonly CalcDraft[]): Sized['sensitivity'] {
  const leaves = [
    ...new Map(
      calcs.flatMap((c) => c.inputs.filter((i) => i.origin !== 'calc').map((i): [string, Input] => [i.name, i])),
    ).values(),
  ];
  const work = (name: string, end: 'low' | 'high'): number => {
    const values: Record<string, number> = {};
    for (const leaf of leaves) values[leaf.name] = leaf.name === name ? leaf[end] : leaf.base;
    for (const calc of calcs) values[calc.id] = evaluate(calc.expression, values);
    return values[headline] ?? 0;
  };
  return leaves
    .map((leaf) => ({
      name: leaf.name,
      label: leaf.label,
      low: work(leaf.name, 'low'),
      high: work(leaf.name, 'high'),
    }))
    .filter((row) => row.low !== row.high)
    .sort((a, b) => Math.abs(b.high - b.low) - Math.abs(a.high - a.low));
}

/** The people within reach by public count: the first reach whose records all exist. */
export function reachOf(
  playbook: Playbook,
  home: CountryPack,
  say: (template: string) => string,
): { readonly calc: CalcDraft; readonly caution: string; readonly label: string } | null {
  for (const reach of playbook.reach) {
    const pool = new Map<string, Input>();
    for (const [name, code] of Object.entries(reach.records)) {
      const input = recordInput(home, name, code, (FIGURES[code]?.label ?? name).toLowerCase());
      if (input) pool.set(name, input);
    }
    const calc = makeCalc('reach', say(reach.label), reach.expr, pool, '');
    if (calc) return { calc, caution: say(reach.caution), label: say(reach.label) };
  }
  return null;
}
