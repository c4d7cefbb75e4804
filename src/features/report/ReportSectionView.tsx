import type { ReportMetadata } from '../../contract/report.ts';
import { WORKED_TABLE } from '../../contract/written-parts.ts';
import { leadOf } from '../../domain/report-lead.ts';
import { labelOf, type ReportSection } from '../../domain/report-sections.ts';
import { Fold } from './Fold.tsx';
import { report as texts } from './messages.ts';
import { Prose } from './Prose.tsx';
import { RenderGuard } from './RenderGuard.tsx';
import { ReportTable } from './ReportTable.tsx';
import { Verdict } from './Verdict.tsx';

const Body = ({ text, tables }: Pick<ReportSection, 'text' | 'tables'>) => (
  <>
    <RenderGuard>{text.trim() === '' ? <p>{texts.empty}</p> : <Prose text={text} />}</RenderGuard>
    {tables.map((table) => (
      <ReportTable key={table.id} table={table} />
    ))}
  </>
);

interface SectionProps {
  section: ReportSection;
  /** Whether it is its turn to be drawn. */
  isDrawn: boolean;
}

export function Section({ section, isDrawn }: SectionProps) {
  const title = `${section.key}-title`;
  return (
    <section id={section.key} aria-labelledby={title}>
      <Fold opensWithRoom title={<h2 id={title}>{section.title}</h2>}>
        {isDrawn && <Body text={section.text} tables={section.tables} />}
      </Fold>
    </section>
  );
}

/** The first section leads with what matters: verdict, figures, what to do first, what would end it. The rest of it folds. */
export function LeadSection({ section, metadata, isDrawn }: SectionProps & { metadata: ReportMetadata }) {
  // Where no figure leads, there is room for the reasons.
  const { advice, why, firstTest, end, rest } = leadOf(
    section.text,
    metadata.key_figures.length === 0,
    metadata.labels,
  );
  const label = labelOf(metadata);
  const worked = section.tables.find(({ id }) => id === WORKED_TABLE);
  const whole = { text: rest, tables: section.tables.filter((table) => table !== worked) };
  const title = `${section.key}-title`;
  const parts = [
    { head: label('advice', ''), text: advice, table: worked },
    // Its name leads to it.
    {
      head: label('first_test', texts.firstTest),
      text: firstTest?.replace(/^[^*[\]]+\*[^*[\]]+\*/, '[$&](#recommendations)'),
    },
    { head: label('end', texts.end), text: end },
  ];
  return (
    <section id={section.key} aria-labelledby={title} className="lead-section">
      <h2 id={title}>{section.title}</h2>
      <Verdict metadata={metadata}>{why !== null && <Prose text={why} />}</Verdict>
      {parts.map(
        ({ head, text, table }) =>
          text && (
            <div key={head} className="lead-part">
              <h3>{head}</h3>
              <RenderGuard>
                <Prose text={text} />
              </RenderGuard>
              {table && <ReportTable table={table} />}
            </div>
          ),
      )}
      {firstTest === null && end === null ? (
        <Body {...whole} />
      ) : (
        <Fold opensWithRoom title={<h3>{label('rest', texts.restOfSummary)}</h3>}>
          {isDrawn && <Body {...whole} />}
        </Fold>
      )}
    </section>
  );
}
