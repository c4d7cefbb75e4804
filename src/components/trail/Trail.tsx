import type { TrailEntry } from '../../contract/trail.ts';
import { safeHref } from '../../domain/citations.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { catalogue } from '../../lib/catalogue.ts';
import { directionOf } from '../../lib/locale.ts';
import { type TrailTexts, trailTexts } from './messages/en.ts';
import '../../ui/trail.css';

const TRAIL = catalogue<TrailTexts>(trailTexts, {
  fr: () => import(/* on demand */ './messages/fr.ts').then((m) => m.trailTexts),
  sw: () => import(/* on demand */ './messages/sw.ts').then((m) => m.trailTexts),
  pt: () => import(/* on demand */ './messages/pt.ts').then((m) => m.trailTexts),
  ar: () => import(/* on demand */ './messages/ar.ts').then((m) => m.trailTexts),
});

interface LineProps {
  line: TrailEntry;
  texts: TrailTexts;
}

/** What a line is about: a document that can be opened, or a source by its name. */
function Subject({ line, texts }: LineProps) {
  const href = safeHref(line.url);
  if (line.url === undefined || href === null) return <strong>{line.source ?? line.title}</strong>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {line.title || texts.untitled}
      <span className="visually-hidden"> ({texts.newTab})</span>
    </a>
  );
}

function Line({ line, texts }: LineProps) {
  const [before, behind] = texts.lines[line.kind](line);
  if (line.source === undefined && line.title === undefined)
    return <li className={line.kind}>{`${before}${behind}`}</li>;
  const joined = behind === '' || /^[\s:,]/.test(behind) ? behind : ` ${behind}`;
  // A part that a model wrote is known by its key.
  const subject = line.kind === 'wrote' ? { ...line, title: texts.parts[line.title ?? ''] ?? line.title } : line;
  return (
    <li className={line.kind}>
      {before !== '' && `${before} `}
      <Subject line={subject} texts={texts} />
      {joined}
    </li>
  );
}

const countOf = (lines: readonly TrailEntry[], kind: TrailEntry['kind']): number =>
  lines.filter((line) => line.kind === kind).length;

/** What was searched, read and kept, in the order in which it happened, told in the founder's language. */
export function Trail({ lines, language }: { lines: readonly TrailEntry[]; language: string }) {
  const { texts, locale } = useTexts(TRAIL, language);
  return (
    <div className="stack tight" lang={locale} dir={directionOf(locale)}>
      <small className="muted">
        {texts.counts(countOf(lines, 'searched'), countOf(lines, 'read'), countOf(lines, 'kept'))}
      </small>
      <ol className="trail" aria-label={texts.title}>
        {lines.map((line) => (
          <Line key={line.n} line={line} texts={texts} />
        ))}
      </ol>
    </div>
  );
}
