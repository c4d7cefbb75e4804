import { useRef, useState } from 'react';
import type { Report } from '../../contract/report.ts';
import { displayTitle, type ReportSection, reportSections } from '../../domain/report-sections.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CitationDialog } from './CitationDialog.tsx';
import { CitationProvider } from './citations-context.tsx';
import { report as texts } from './messages.ts';
import { Prose } from './Prose.tsx';
import { ReportTable } from './ReportTable.tsx';
import { Sources } from './Sources.tsx';
import { useReadingPlace } from './use-reading-place.ts';
import type { TextSize } from './use-text-size.ts';
import { Verdict } from './Verdict.tsx';

function Section({ section }: { section: ReportSection }) {
  return (
    <section id={section.key} aria-labelledby={`${section.key}-title`}>
      <h2 id={`${section.key}-title`}>{section.title}</h2>
      {section.text.trim() === '' ? <p>{texts.empty}</p> : <Prose text={section.text} />}
      {section.tables.map((table) => (
        <ReportTable key={table.id} table={table} />
      ))}
    </section>
  );
}

/** Where the contents stand beside the text instead of above it; the same width as in report.css. */
const WIDE = '(min-width: 64rem)';

/** Folded away above the text on a phone, always open beside it on a wide screen. */
function Contents({ entries, place }: { entries: readonly { key: string; title: string }[]; place: string | null }) {
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches);
  return (
    <details className="toc panel no-print" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.contents}
        <Icon name="down" />
      </summary>
      <nav aria-label={texts.contents}>
        <ol>
          {entries.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`} aria-current={key === place ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** The report as a document: contents that follow the reading, verdict, sections in the specification's order, sources. */
export function ReportArticle({ report, size = 'normal' }: { report: Report; size?: TextSize }) {
  const [cited, setCited] = useState<number | null>(null);
  const content = report.report;
  const { before, after } = reportSections(content);
  const source = content.sources.find((candidate) => candidate.number === cited);
  const contents = [
    ...before.map(({ key, title }) => ({ key, title })),
    { key: 'sources', title: texts.sources },
    ...after.map(({ key, title }) => ({ key, title })),
  ];
  const { metadata } = content;
  const article = useRef<HTMLElement>(null);
  const place = useReadingPlace(
    article,
    contents.map(({ key }) => key),
  );
  const written = new Date(report.created_at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <CitationProvider value={setCited}>
      <div className="read">
        <Contents entries={contents} place={place} />
        <article className={`prose text-${size}`} ref={article}>
          <small>
            {[metadata.country_names.join(', '), metadata.industry_name, written].filter(Boolean).join(' · ')}
          </small>
          <h1>{displayTitle(content.title)}</h1>
          {metadata.draft && <p className="badge">{texts.draft}</p>}
          <Verdict metadata={metadata} />
          <details className="panel card">
            <summary>{texts.problem}</summary>
            <p>{metadata.query}</p>
            {metadata.answers.length > 0 && (
              <ul>
                {metadata.answers.map((answer) => (
                  <li key={answer.question}>
                    {answer.question} <strong>{answer.skipped ? texts.skipped : answer.answer}</strong>
                  </li>
                ))}
              </ul>
            )}
          </details>
          {before.map((section) => (
            <Section key={section.key} section={section} />
          ))}
          <Sources sources={content.sources} />
          {after.map((section) => (
            <Section key={section.key} section={section} />
          ))}
        </article>
      </div>
      {source && (
        <CitationDialog
          source={source}
          calc={metadata.calcs.find((calc) => calc.number === source.number)}
          onClose={() => setCited(null)}
        />
      )}
    </CitationProvider>
  );
}
