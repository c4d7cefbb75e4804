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
  <ul className="told-facts">
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
  [
    texts.records,
    ({ told, supporting_sources }) =>
      told && told.facts.length > 0 ? <Facts facts={told.facts} sources={supporting_sources} /> : null,
  ],
  [texts.why, ({ rank_reason }) => rank_reason],
  [texts.who, ({ target_demographics }) => lines(target_demographics)],
  [texts.causes, ({ root_causes }) => lines(root_causes)],
  [texts.metrics, ({ success_metrics }) => lines(success_metrics)],
  [texts.time, ({ time_horizon }) => time_horizon],
  [texts.complexity, ({ complexity_level }) => texts.complexities[complexity_level]],
  [texts.open, ({ told }) => told?.open],
];

const isSaid = (cell: ReactNode): boolean => cell !== null && cell !== undefined && cell !== '';

/** Two problems, aspect by aspect; one of which neither says anything is left out. */
export function Comparison({ pair, onMark, onEnd }: ComparisonProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useId();
  const key = pair.map(({ rank }) => rank).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another pair is compared.
  useEffect(() => {
    // From its titles on: where focus alone would lead is the middle of a long table.
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'start' });
  }, [key]);
  return (
    <div className="card stack" ref={card} tabIndex={-1}>
      <div className="row">
        <h2 id={heading}>{texts.sideBySide}</h2>
        <Button look="quiet" className="push" onClick={onEnd}>
          {texts.endCompare}
        </Button>
      </div>
      <section className="side-by-side" aria-labelledby={heading}>
        <table>
          <thead>
            <tr>
              {pair.map(({ id, rank, title }) => (
                <th scope="col" key={id}>
                  <span className="rank">{rank}</span> <span className="name">{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          {ROWS.filter(([, cell]) => pair.some((problem) => isSaid(cell(problem)))).map(([name, cell]) => (
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
