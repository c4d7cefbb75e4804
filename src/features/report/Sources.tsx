import type { Source } from '../../contract/report.ts';
import { safeHref } from '../../domain/citations.ts';
import { report } from './messages.ts';

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{report.sources}</h2>
      <ol className="sources">
        {sources.map((source) => {
          const href = source.source_url === '' ? null : safeHref(source.source_url);
          const about = [source.publisher, source.year, source.passage?.place ?? '', source.licence]
            .filter((part) => part !== '')
            .join(' · ');
          return (
            <li key={source.number} id={`source-${source.number}`}>
              <span className="muted">{source.number}</span>
              <span className="stack tight">
                {href ? (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {source.source_title}
                    <span className="visually-hidden"> ({report.newTab})</span>
                  </a>
                ) : (
                  <span>{source.source_title}</span>
                )}
                <small>{about}</small>
                {source.limits !== '' && <small>{source.limits}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
