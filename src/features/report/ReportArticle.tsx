import { lazy, Suspense, useRef, useState } from 'react';
import { trailFrame } from '../../components/trail/frame-messages.ts';
import type { Report } from '../../contract/report.ts';
import { isKit } from '../../domain/report-kind.ts';
import { displayTitle, labelOf, reportSections } from '../../domain/report-sections.ts';
import { Contents } from './Contents.tsx';
import { CitationProvider } from './citations-context.tsx';
import { FounderWords } from './FounderWords.tsx';
import { KitArticle } from './KitArticle.tsx';
import { report as texts } from './messages.ts';
import { LeadSection, Section } from './ReportSectionView.tsx';
import { LookedUp, RestsOn } from './RestsOn.tsx';
import { foldInTurn, useRevealed } from './reveal.ts';
import { Sources } from './Sources.tsx';
import { useReadingPlace } from './use-reading-place.ts';
import { useStages } from './use-stages.ts';
import type { TextSize } from './use-text-size.ts';
import '../../ui/report.css';
import '../../ui/report-table.css';
import '../../ui/chat.css';
import { directionOf, ENGLISH, formatDate } from '../../lib/locale.ts';

const CitationDialog = lazy(() => import('./CitationDialog.tsx').then((m) => ({ default: m.CitationDialog })));

interface ArticleProps {
  report: Report;
  size?: TextSize;
}

/** What research or a starter kit came to, as a document, with the one dialog that shows a source's record. */
export function ReportArticle(props: ArticleProps) {
  const [cited, setCited] = useState<number | null>(null);
  const { sources, metadata } = props.report.report;
  const source = sources.find(({ number }) => number === cited);
  return (
    <CitationProvider value={setCited}>
      {isKit(metadata) ? <KitArticle {...props} /> : <ResearchArticle {...props} />}
      {source && (
        <Suspense>
          <CitationDialog
            source={source}
            calc={metadata.calcs.find((calc) => calc.number === source.number)}
            onClose={() => setCited(null)}
          />
        </Suspense>
      )}
    </CitationProvider>
  );
}

/** The report as a document: contents that follow the reading, what matters first, sections in the specification's order. */
function ResearchArticle({ report, size = 'normal' }: ArticleProps) {
  const content = report.report;
  const { metadata } = content;
  const { before, after } = reportSections(content);
  const label = labelOf(metadata);
  const [lead, ...others] = before;
  const contents = [
    ...before.map(({ key, title }) => ({ key, title })),
    { key: 'sources', title: label('sources', texts.sources) },
    ...after.map(({ key, title }) => ({ key, title })),
    ...(metadata.trail?.length ? [{ key: 'looked_up', title: label('looked_up', trailFrame.title) }] : []),
    { key: 'told', title: label('told', texts.problem) },
  ];
  const frame = useRef<HTMLDivElement>(null);
  const place = useReadingPlace(
    frame,
    contents.map(({ key }) => key),
  );
  // The lead at once; then its rest, the sections, the sources.
  const stage = useStages(before.length + after.length + 1);
  const drawn = (at: number) => at < stage;
  useRevealed(frame, drawn(before.length + after.length));
  const written = formatDate(report.created_at, { day: 'numeric', month: 'long', year: 'numeric' }, ENGLISH);
  return (
    <div className="reading" ref={frame}>
      <div className="read">
        <Contents
          entries={contents}
          place={place}
          lang={metadata.language}
          onAll={(isOpen) => void (frame.current && foldInTurn(frame.current, isOpen))}
        />
        <article className={`prose text-${size}`} lang={metadata.language} dir={directionOf(metadata.language)}>
          <small>
            {[metadata.country_names.join(', '), metadata.industry_name, written].filter(Boolean).join(' · ')}
          </small>
          <h1>{displayTitle(report.title)}</h1>
          {metadata.draft && <p className="badge">{texts.draft}</p>}
          {lead && <LeadSection section={lead} metadata={metadata} isDrawn={drawn(0)} />}
          <RestsOn report={content} />
          {others.map((section, at) => (
            <Section key={section.key} section={section} isDrawn={drawn(at + 1)} />
          ))}
          <Sources sources={content.sources} label={label} isDrawn={drawn(before.length)} />
          {after.map((section, at) => (
            <Section key={section.key} section={section} isDrawn={drawn(before.length + 1 + at)} />
          ))}
          <LookedUp metadata={metadata} />
          <FounderWords metadata={metadata} label={label} />
        </article>
      </div>
    </div>
  );
}
