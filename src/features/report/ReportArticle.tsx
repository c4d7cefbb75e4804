import { useRef, useState } from 'react';
import type { Report } from '../../contract/report.ts';
import { isKit } from '../../domain/report-kind.ts';
import { displayTitle, type ReportSection, reportSections } from '../../domain/report-sections.ts';
import { CitationDialog } from './CitationDialog.tsx';
import { Contents } from './Contents.tsx';
import { CitationProvider } from './citations-context.tsx';
import { KitArticle } from './KitArticle.tsx';
import { report as texts } from './messages.ts';
import { Prose } from './Prose.tsx';
import { RenderGuard } from './RenderGuard.tsx';
import { ReportTable } from './ReportTable.tsx';
import { RestsOn } from './RestsOn.tsx';
import { Sources } from './Sources.tsx';
import { useReadingPlace } from './use-reading-place.ts';
import type { TextSize } from './use-text-size.ts';
import { Verdict } from './Verdict.tsx';

interface ArticleProps {
  report: Report;
  size?: TextSize;
}

function Section({ section }: { section: ReportSection }) {
  return (
    <section id={section.key} aria-labelledby={`${section.key}-title`}>
      <h2 id={`${section.key}-title`}>{section.title}</h2>
      <RenderGuard>{section.text.trim() === '' ? <p>{texts.empty}</p> : <Prose text={section.text} />}</RenderGuard>
      {section.tables.map((table) => (
        <ReportTable key={table.id} table={table} />
      ))}
    </section>
  );
}

/** What research or a starter kit came to, as a document. */
export const ReportArticle = (props: ArticleProps) =>
  isKit(props.report.report.metadata) ? <KitArticle {...props} /> : <ResearchArticle {...props} />;

/** The report as a document: contents that follow the reading, verdict, sections in the specification's order, sources. */
function ResearchArticle({ report, size = 'normal' }: ArticleProps) {
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
          <RestsOn metadata={metadata} />
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
