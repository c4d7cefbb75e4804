import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Marks, Problem } from '../../domain/explorer-problem.ts';
import { openingOf } from '../../domain/explorer-results.ts';
import { Button } from '../../ui/Button.tsx';
import { Severity } from '../../ui/Severity.tsx';
import { Facts } from './Facts.tsx';
import { results as texts } from './messages.ts';
import { validateAt } from './ProblemCard.tsx';

interface ComparisonProps {
  pair: readonly [Problem, Problem];
  onMark: (problem: Problem, marks: Partial<Marks>) => void;
  onEnd: () => void;
}

type Row = readonly [name: string, cell: (problem: Problem) => ReactNode];

const lines = (texts: readonly string[]) => (
  <ul className="facts">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

const ROWS: readonly Row[] = [
  [
    texts.severity,
    ({ severity_level, severity_score }) => (
      <>
        <Severity level={severity_level} /> {texts.severities[severity_level]}{' '}
        <small>{texts.score(severity_score)}</small>
      </>
    ),
  ],
  [texts.happens, openingOf],
  [texts.records, ({ told, supporting_sources }) => told && <Facts facts={told.facts} sources={supporting_sources} />],
  [texts.why, ({ rank_reason }) => rank_reason],
  [texts.who, ({ target_demographics }) => lines(target_demographics)],
  [texts.causes, ({ root_causes }) => lines(root_causes)],
  [texts.metrics, ({ success_metrics }) => lines(success_metrics)],
  [texts.time, ({ time_horizon }) => time_horizon],
  [texts.complexity, ({ complexity_level }) => texts.complexities[complexity_level]],
  [texts.open, ({ told }) => told?.open],
];

/** Two problems, aspect by aspect. */
export function Comparison({ pair, onMark, onEnd }: ComparisonProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useId();
  const key = pair.map(({ rank }) => rank).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another pair is compared.
  useEffect(() => {
    card.current?.focus();
  }, [key]);
  return (
    <div className="card stack" ref={card} tabIndex={-1}>
      <div className="row">
        <h2 id={heading}>{texts.sideBySide}</h2>
        <Button look="quiet" className="push" onClick={onEnd}>
          {texts.endCompare}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="side-by-side" tabIndex={0} aria-labelledby={heading}>
        <table>
          <thead>
            <tr>
              {pair.map(({ id, rank, title }) => (
                <th scope="col" key={id}>
                  <span className="rank">{rank}</span> {title}
                </th>
              ))}
            </tr>
          </thead>
          {ROWS.map(([name, cell]) => (
            <tbody key={name}>
              <tr>
                <th colSpan={2} scope="rowgroup">
                  {name}
                </th>
              </tr>
              <tr>
                {pair.map((problem) => (
                  <td key={problem.id}>{cell(problem)}</td>
                ))}
              </tr>
            </tbody>
          ))}
          <tfoot>
            <tr>
              {pair.map((problem) => (
                <td key={problem.id}>
                  <Link
                    className="btn"
                    to={validateAt(problem)}
                    onClick={() => onMark(problem, { selected: true, viewed: true })}
                  >
                    {texts.validate}
                  </Link>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}
