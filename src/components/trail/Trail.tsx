import type { TrailEntry } from '../../contract/trail.ts';
import { safeHref } from '../../domain/citations.ts';
import { trailTexts as texts } from './messages.ts';
import '../../ui/trail.css';

/** What a line is about: a document that can be opened, or a source by its name. */
function Subject({ line }: { line: TrailEntry }) {
  const href = safeHref(line.url);
  if (line.url === undefined || href === null) return <strong>{line.source ?? line.title}</strong>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {line.title || texts.untitled}
      <span className="visually-hidden"> ({texts.newTab})</span>
    </a>
  );
}

function Line({ line }: { line: TrailEntry }) {
  const [before, behind] = texts.lines[line.kind](line);
  if (line.source === undefined && line.title === undefined)
    return <li className={line.kind}>{`${before}${behind}`}</li>;
  const joined = behind === '' || /^[:,]/.test(behind) ? behind : ` ${behind}`;
  return (
    <li className={line.kind}>
      {before !== '' && `${before} `}
      <Subject line={line} />
      {joined}
    </li>
  );
}

const countOf = (lines: readonly TrailEntry[], kind: TrailEntry['kind']): number =>
  lines.filter((line) => line.kind === kind).length;

/** What was searched, read and kept, in the order in which it happened. */
export function Trail({ lines }: { lines: readonly TrailEntry[] }) {
  return (
    <div className="stack tight">
      <small className="muted">
        {texts.counts(countOf(lines, 'searched'), countOf(lines, 'read'), countOf(lines, 'kept'))}
      </small>
      <ol className="trail" aria-label={texts.title}>
        {lines.map((line) => (
          <Line key={line.n} line={line} />
        ))}
      </ol>
    </div>
  );
}
