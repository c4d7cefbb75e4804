import type { Calc } from '../../contract/report.ts';
import { ENGLISH, formatNumber } from '../../lib/locale.ts';
import { record } from './record-messages.ts';

type Input = Calc['inputs'][number];

/** Three significant digits are enough to check a sum by hand; whole numbers stay whole, shares are in per cent. */
function shown(value: number, unit: string): string {
  if (unit === 'share') return `${Number((value * 100).toFixed(1))}%`;
  const number = formatNumber(value, Number.isInteger(value) ? {} : { maximumSignificantDigits: 3 }, ENGLISH);
  if (unit === 'US dollars') return `US$${number}`;
  return unit === '' ? number : `${number} ${unit}`;
}

/** 'daily_loss' as a person says it, where the report is older than the names of its inputs. */
const nameOf = ({ name, label }: Input): string => label ?? name.replaceAll('_', ' ');

/** 'loss * share' as a person writes it: 'value lost on one trip × share of crates damaged'. */
function readable({ expression, inputs }: Calc): string {
  const named = expression.replace(/ \* 1$/, '').replace(/[A-Za-z][A-Za-z0-9_]*/g, (name) => {
    const input = inputs.find((candidate) => candidate.name === name);
    if (!input && name in record.compared) return record.compared[name as keyof typeof record.compared];
    return input ? nameOf(input) : name;
  });
  return named.replaceAll(' * ', ' × ').replaceAll(' / ', ' ÷ ').replaceAll(' - ', ' − ');
}

/** One value, or its ends and middle, each once. */
const values = ({ low, base, high }: Pick<Input, 'low' | 'base' | 'high'>, unit: string): string =>
  [...new Set([low, base, high].map((value) => shown(value, unit)))].join(' · ');

/** A calculation laid open: what it came to, what went in, and from whom. */
export function CalcDetail({ calc }: { calc: Calc }) {
  const spread = calc.low !== calc.high;
  const [low, base, high] = [calc.low, calc.base, calc.high].map((value) => shown(value, calc.unit));
  return (
    <>
      <p>
        <strong>{spread ? record.range(low ?? '', base ?? '', high ?? '') : base}</strong>
      </p>
      <p>
        {record.formula}: {readable(calc)}
      </p>
      {calc.inputs.length > 0 && (
        <dl className="record">
          {calc.inputs.map((input) => (
            <div key={input.name}>
              <dt>
                {nameOf(input)} <small>({record.origins[input.origin]})</small>
              </dt>
              <dd>{values(input, input.unit)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
