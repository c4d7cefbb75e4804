import type { Source } from '../../contract/report.ts';
import { safeHref } from '../../domain/citations.ts';
import { groupedSources, pagesOf } from '../../domain/source-groups.ts';
import { Citation } from './Citation.tsx';
import { Fold } from './Fold.tsx';
import { report as texts } from './messages.ts';

/** One line a page, with the number of each of its quotes, and whose it is; the rest stands in the record that a number opens. */
function SourceLine({ page: [source, ...others], newTab }: { page: readonly [Source, ...Source[]]; newTab: string }) {
  const all = [source, ...others];
  const href = safeHref(source.source_url);
  const places = all.map(({ passage }) => passage?.place ?? '');
  const about = [source.publisher, source.year, ...new Set(places), source.licence]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li id={`source-${source.number}`}>
      <span>
        {all.map(({ number }, at) => (
          <span key={number} id={at === 0 ? undefined : `source-${number}`}>
            <Citation number={number} />{' '}
          </span>
        ))}
      </span>
      <span>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {source.source_title}
            <span className="visually-hidden"> ({newTab})</span>
          </a>
        ) : (
          source.source_title
        )}
        <small>{about}</small>
        {source.limits !== '' && <small className="print-only">{source.limits}</small>}
      </span>
    </li>
  );
}

interface SourcesProps {
  sources: readonly Source[];
  label: (place: string, english: string) => string;
  isDrawn: boolean;
}

/** What the report rests on, by what it is. Sums are no sources: each stands in its table. */
export function Sources({ sources, label, isDrawn }: SourcesProps) {
  return (
    <section id="sources" aria-labelledby="sources-title">
      <Fold opensWithRoom title={<h2 id="sources-title">{label('sources', texts.sources)}</h2>}>
        {groupedSources(isDrawn ? sources : []).map(({ group, sources: those }) => (
          <section key={group} aria-labelledby={`sources-${group}`}>
            <h3 id={`sources-${group}`}>{label(group, texts.sourceGroups[group])}</h3>
            <ul className="sources">
              {pagesOf(those).map((page) => (
                <SourceLine key={page[0].number} page={page} newTab={label('new_tab', texts.newTab)} />
              ))}
            </ul>
          </section>
        ))}
        <h3>{label('told_group', texts.toldGroup)}</h3>
        <p>
          <a href="#told">{label('told_link', texts.toldLink)}</a>
        </p>
        {sources.some(({ kind }) => kind === 'calc') && (
          <p className="muted">{label('calcs_apart', texts.calcsApart)}</p>
        )}
      </Fold>
    </section>
  );
}
