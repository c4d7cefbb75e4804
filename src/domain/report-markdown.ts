import type { Report, ReportContent, Source, Table } from '../contract/report.ts';
import { kitSections } from './kit-parts.ts';
import { isKit } from './report-kind.ts';
import { displayTitle, labelOf, type ReportSection, reportSections } from './report-sections.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const tableText = ({ title, headers, rows }: Table): string =>
  [`### ${title}`, '', row(headers), row(headers.map(() => '---')), ...rows.map(row)].join('\n');

const sectionText = ({ title, text, tables }: ReportSection): string =>
  [`## ${title}`, text.trim(), ...tables.map(tableText)].filter((part) => part !== '').join('\n\n');

/** [n] as Markdown's own footnote: a reader that knows them links it to its source. */
const withFootnotes = (text: string): string => text.replace(/\[(\d+)\](?!\()/g, '[^$1]');

function sourceText({ number, source_title, source_url, publisher, year, licence, limits, passage }: Source): string {
  const about = [publisher, year, passage?.place ?? '', licence, limits].filter((part) => part !== '').join('. ');
  const name = source_url === '' ? source_title : `[${source_title}](${source_url})`;
  return `[^${number}]: ${name}${about === '' ? '' : `. ${about}`}`;
}

const sourcesText = ({ metadata, sources }: ReportContent): string =>
  `## ${labelOf(metadata)('sources', 'Sources')}\n\n${sources.map(sourceText).join('\n')}`;

/** A starter kit as it was written, under the headings it has. */
function kitMarkdown(title: string, kit: ReportContent): string {
  const parts = kitSections(kit).flatMap((section) => section.parts);
  const texts = parts.map(({ title, text }) =>
    withFootnotes([...(title === null ? [] : [`## ${title}`]), text].join('\n\n').trim()),
  );
  return `${[`# ${title}`, ...texts, ...(kit.sources.length > 0 ? [sourcesText(kit)] : [])].join('\n\n')}\n`;
}

/** The whole report as one Markdown text, with the sources as footnotes. */
export function reportMarkdown({ report, created_at, title: named }: Report): string {
  const title = displayTitle(named);
  if (isKit(report.metadata)) return kitMarkdown(title, report);
  const { before, after } = reportSections(report);
  const { metadata } = report;
  const about = [metadata.country_names.join(', '), metadata.industry_name, created_at.slice(0, 10)];
  const parts = [
    `# ${title}`,
    about.filter(Boolean).join(' · '),
    `**${metadata.verdict_line}**`,
    `> ${metadata.query.trim().replaceAll('\n', '\n> ')}`,
    ...[...before, ...after].map((section) => withFootnotes(sectionText(section))),
    sourcesText(report),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A file's name that every system takes. */
export const markdownName = ({ title }: Report): string =>
  `${
    displayTitle(title)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80)
      .toLowerCase() || 'report'
  }.md`;
