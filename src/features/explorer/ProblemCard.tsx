import { Link } from 'react-router-dom';
import type { Marks, Problem } from '../../domain/explorer-problem.ts';
import { openingOf, problemText } from '../../domain/explorer-results.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Severity } from '../../ui/Severity.tsx';
import { Facts } from './Facts.tsx';
import { results as texts } from './messages.ts';

interface ProblemCardProps {
  problem: Problem;
  isCompared: boolean;
  onCompare: () => void;
  onMark: (problem: Problem, marks: Partial<Marks>) => void;
}

/** Where a problem is handed over to the validator, in words it understands. */
export const validateAt = (problem: Problem): string =>
  `/market-validation?problem=${encodeURIComponent(problemText(problem))}`;

/** One problem: a line with its place, why it has it and how bad it is; it opens to what happens, the records and the acts. */
export function ProblemCard({ problem, isCompared, onCompare, onMark }: ProblemCardProps) {
  const { rank, title, severity_level, severity_score, rank_reason, told } = problem;
  return (
    <article className="card found" aria-labelledby={`problem-${rank}`}>
      <details
        onToggle={(event) => {
          if (event.currentTarget.open && !problem.viewed) onMark(problem, { viewed: true });
        }}
      >
        <summary>
          <span className="rank" aria-hidden="true">
            {rank}
          </span>
          <h2 id={`problem-${rank}`}>{title}</h2>
          <Icon name="down" />
          <small>{rank_reason}</small>
          <span className="row measures">
            <span>
              <Severity level={severity_level} /> {texts.severities[severity_level]} {texts.severity.toLowerCase()}{' '}
              <small>{texts.score(severity_score)}</small>
            </span>
            {!problem.viewed && <span className="badge">{texts.isNew}</span>}
            {problem.liked && <Marked icon="heart" word={texts.liked} />}
            {problem.bookmarked && <Marked icon="bookmark" word={texts.bookmarked} />}
            {isCompared && <Marked icon="check" word={texts.compared} />}
          </span>
        </summary>
        <div className="stack">
          <p>{openingOf(problem)}</p>
          {told && told.facts.length > 0 && (
            <section className="stack tight">
              <h3>{texts.records}</h3>
              <Facts facts={told.facts} sources={problem.supporting_sources} />
            </section>
          )}
          <div className="row">
            <Link
              className="btn"
              to={validateAt(problem)}
              onClick={() => onMark(problem, { selected: true, viewed: true })}
            >
              {texts.validate}
            </Link>
            <Button look="quiet" aria-pressed={isCompared} aria-label={texts.compareWith(title)} onClick={onCompare}>
              {isCompared && <Icon name="check" />}
              {texts.compare}
            </Button>
            <span className="acts">
              <Button
                look="icon"
                aria-pressed={problem.liked}
                aria-label={texts.like(title)}
                onClick={() => onMark(problem, { liked: !problem.liked })}
              >
                <Icon name="heart" />
              </Button>
              <Button
                look="icon"
                aria-pressed={problem.bookmarked}
                aria-label={texts.bookmark(title)}
                onClick={() => onMark(problem, { bookmarked: !problem.bookmarked })}
              >
                <Icon name="bookmark" />
              </Button>
            </span>
          </div>
          <More problem={problem} />
        </div>
      </details>
    </article>
  );
}

/** A mark of the founder's own, in the folded line too. */
const Marked = ({ icon, word }: { icon: IconName; word: string }) => (
  <span className="marked">
    <Icon name={icon} /> {word}
  </span>
);

function More({ problem }: { problem: Problem }) {
  const { told } = problem;
  return (
    <dl className="more">
      <Item name={texts.who} texts={problem.target_demographics} />
      <Item name={texts.where} texts={problem.target_geography} />
      <Item name={texts.causes} texts={problem.root_causes} />
      <Item name={texts.effects} texts={problem.potential_effects} />
      <Item name={texts.people} texts={problem.stakeholders} />
      <Item name={texts.metrics} texts={problem.success_metrics} />
      {told && <Item name={texts.open} texts={[told.open]} />}
      <Item name={texts.time} texts={[problem.time_horizon]} />
      <Item name={texts.complexity} texts={[texts.complexities[problem.complexity_level]]} />
      <Item name={texts.kind} texts={[texts.kinds[problem.problem_type] ?? problem.problem_type]} />
      <div>
        <dt>{texts.sources}</dt>
        {problem.supporting_sources.map(({ title, url }) => (
          <dd key={title}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          </dd>
        ))}
      </div>
    </dl>
  );
}

function Item({ name, texts: lines }: { name: string; texts: readonly string[] }) {
  const said = lines.filter((line) => line !== '');
  if (said.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      {said.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}
