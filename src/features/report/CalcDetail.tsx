import type { Calc } from '../../contract/report.ts';
import { report } from './messages.ts';

/** Four significant digits are enough to check a sum by hand; whole numbers stay whole. */
const shown = (value: number): string =>
  value.toLocaleString('en', Number.isInteger(value) ? {} : { maximumSignificantDigits: 4 });

/** 'daily_loss * share' as a person writes it: 'daily loss × share'. */
const readable = (expression: string): string =>
  expression.replaceAll('*', '×').replaceAll('/', '÷').replaceAll('-', '−').replaceAll('_', ' ');

/** A calculation laid open: what went in, from whom, and what came out. */
export function CalcDetail({ calc }: { calc: Calc }) {
  return (
    <>
      <p>
        {report.formula}: {readable(calc.expression)}
      </p>
      <p className="muted">
        {report.range(shown(calc.low), shown(calc.base), shown(calc.high))} {calc.unit}
      </p>
      {calc.inputs.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
        <section className="table-scroll" tabIndex={0} aria-label={report.formula}>
          <table>
            <thead>
              <tr>
                <th scope="col">{report.input}</th>
                <th scope="col">{report.low}</th>
                <th scope="col">{report.base}</th>
                <th scope="col">{report.high}</th>
              </tr>
            </thead>
            <tbody>
              {calc.inputs.map((input) => (
                <tr key={input.name}>
                  <th scope="row">
                    {input.name.replaceAll('_', ' ')} <small>({report.origins[input.origin]})</small>
                  </th>
                  <td>{shown(input.low)}</td>
                  <td>{shown(input.base)}</td>
                  <td>{shown(input.high)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
