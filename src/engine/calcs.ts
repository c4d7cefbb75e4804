import type { CalcDraft } from './claims/types.ts';
import type { ReportContext } from './report-context.ts';
import { hasLocalCosts } from './sections/recommendations.ts';
import { makeCalc, recordInput } from './sizing.ts';

type Input = CalcDraft['inputs'][number];

const planInput = (name: string, label: string, value: number, unit = ''): Input => ({
  name,
  label,
  origin: 'plan',
  ref: '',
  low: value,
  base: value,
  high: value,
  unit,
});

/** Every calculation of the report: the sizing's, and those that sections use beside it. Unused ones are left out by the renderer. */
export function calcsOf(work: ReportContext): CalcDraft[] {
  const { sized, reach } = work;
  return [...sized.calcs, ...(reach ? [reach.calc] : []), ...planCalcs(work)];
}

/** To two digits, so that every cost is a round sum and the sums add up as they are shown. */
function roundedUp(rate: number): number {
  const step = 10 ** (Math.floor(Math.log10(rate)) - 1);
  return Number((Math.ceil(rate / step - 1e-9) * step).toPrecision(3));
}

function planCalcs(work: ReportContext): CalcDraft[] {
  const rate = recordInput(work.home, 'rate', 'FB.FX', 'exchange rate');
  if (!rate || !hasLocalCosts(work)) return [];
  const round = planInput('planrate', 'a dollar in local money, rounded up to plan with', roundedUp(rate.base));
  const tests = work.pain.tests.map((test, i) =>
    planInput(`usd${i + 1}`, `budget of Test ${i + 1}`, test.usd, 'US dollars'),
  );
  const each = tests.flatMap((input, i) => {
    const calc = makeCalc(
      `cost${i + 1}`,
      `cost of Test ${i + 1}`,
      `${input.name} * planrate`,
      new Map([
        [input.name, input],
        ['planrate', round],
      ]),
      work.localMoney,
    );
    return calc ? [calc] : [];
  });
  const pool = new Map(
    each.map((c): [string, Input] => [
      c.id,
      {
        name: c.id,
        label: c.formula,
        origin: 'calc',
        ref: `calc:${c.id}`,
        low: c.low,
        base: c.base,
        high: c.high,
        unit: c.unit,
      },
    ]),
  );
  const budget = makeCalc('budget', 'cost of the tests', each.map((c) => c.id).join(' + '), pool, work.localMoney);
  return budget ? [...each, budget] : each;
}
