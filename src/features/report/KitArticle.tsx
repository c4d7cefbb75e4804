import { useRef } from 'react';
import type { Report } from '../../contract/report.ts';
import { type KitPart, type KitSection, kitSections } from '../../domain/kit-parts.ts';
import { displayTitle } from '../../domain/report-sections.ts';
import { directionOf } from '../../lib/locale.ts';
import { Contents } from './Contents.tsx';
import { Prose } from './Prose.tsx';
import { RenderGuard } from './RenderGuard.tsx';
import { LookedUp } from './RestsOn.tsx';
import { useKitTexts } from './use-kit-texts.ts';
import { useReadingPlace } from './use-reading-place.ts';
import type { TextSize } from './use-text-size.ts';

const Part = ({ part }: { part: KitPart }) => (
  <section id={part.key}>
    {part.title !== null && <h2>{part.title}</h2>}
    <RenderGuard>
      <Prose text={part.text} />
    </RenderGuard>
  </section>
);

const Section = ({ section }: { section: KitSection }) => (
  <section id={section.key}>
    {section.parts.map((part) => (
      <Part key={part.key} part={part} />
    ))}
  </section>
);

/** A starter kit as a document, in the founder's language: no score, no verdict; each quote of what others have published opens its record. */
export function KitArticle({ report, size = 'normal' }: { report: Report; size?: TextSize }) {
  const { metadata } = report.report;
  const { texts, frame } = useKitTexts(metadata.language);
  const sections = kitSections(report.report);
  const entries = sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.title === null ? [] : [{ key: part.key, title: part.title }])),
  );
  const article = useRef<HTMLElement>(null);
  const place = useReadingPlace(
    article,
    entries.map(({ key }) => key),
  );
  return (
    <div className="reading">
      <div className="read">
        <Contents entries={entries} place={place} lang={metadata.language} />
        <article
          className={`prose text-${size}`}
          ref={article}
          lang={metadata.language}
          dir={directionOf(metadata.language)}
        >
          <h1>{displayTitle(report.title)}</h1>
          <p {...frame}>
            <span className="badge">{texts.kit}</span> <small>{texts.free}</small>
          </p>
          {sections.map((section) => (
            <Section key={section.key} section={section} />
          ))}
          <LookedUp metadata={metadata} />
        </article>
      </div>
    </div>
  );
}
