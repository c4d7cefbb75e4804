import type { Chunk } from '../../contract/chat.ts';
import type { ReportContent, Table } from '../../contract/report.ts';
import { WRITTEN_PARTS } from '../../contract/written-parts.ts';

/**
 * The parts of a report an answer can be found in: each block with its list, the three doubts, each factor of the
 * PESTEL table, every other table whole, the sources together. Pure; the same report gives the same parts under the same ids.
 */
export function chunksOf(content: ReportContent): readonly Chunk[] {
  const chunks: Chunk[] = [];
  const add = (section: string, text: string) => {
    const index = chunks.length;
    const heading = headingOf(text);
    chunks.push({ id: `chunk-${index + 1}`, chunk_index: index, content: text, metadata: { section, heading } });
  };
  for (const section of WRITTEN_PARTS) {
    for (const block of blocksOf(content[section])) add(section, block);
    for (const table of content.tables.filter((t) => t.section === section)) {
      if (table.id === 'pestel') for (const rows of byFactor(table)) add('pestel_analysis', rows);
      else add(section, tableText(table));
    }
  }
  if (content.sources.length > 0)
    add(
      'sources',
      content.sources
        .filter((s) => s.kind !== 'calc')
        .map((s) => `[${s.number}] ${s.source_title}, ${s.publisher}, ${s.year}: ${s.limits}`)
        .join('\n'),
    );
  return chunks;
}

/** The rows of one factor together: a founder asks about the law or the weather, not about a row. */
function byFactor({ rows }: Table): string[] {
  const factors = new Map<string, string[]>();
  for (const [factor = '', ...rest] of rows) factors.set(factor, [...(factors.get(factor) ?? []), rest.join(' ')]);
  return [...factors].map(([factor, lines]) => `${factor}\n${lines.map((line) => `- ${line}`).join('\n')}`);
}

/** The three doubts are one part: whether they want it, whether it pays, whether it can be done. */
const DOUBT = /^\*\*(?:Will it pay|Can it be done)\?\*\*/;

/** '**Where you stand**' over its paragraph. */
const HEAD_ALONE = /^\*\*[^*\n]+\*\*$/;

const isList = (block: string): boolean => /^(?:- |\d+\. )/.test(block);

/** Paragraphs; a list belongs to the lead that opens it. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  for (const block of markdown.split(/\n{2,}/)) {
    const text = block.trim();
    if (text === '') continue;
    const last = blocks.length - 1;
    const isUnderHead = last >= 0 && HEAD_ALONE.test(blocks[last] ?? '') && !text.startsWith('**');
    if (isUnderHead || ((isList(text) || DOUBT.test(text)) && last >= 0)) blocks[last] = `${blocks[last]}\n${text}`;
    else blocks.push(text);
  }
  return blocks;
}

/** 'Cold room: slows rot; costly'. */
function rowText(row: readonly string[]): string {
  const [first = '', ...rest] = row.filter((cell) => cell !== '');
  return rest.length === 0 ? first : `${first}${/[?.!]$/.test(first) ? ' ' : ': '}${rest.join('; ')}`;
}

const tableText = (table: Table): string =>
  [`**${table.title}**`, ...table.rows.map((row) => `- ${rowText(row)}`)].join('\n');

/** What a part without a lead is called by: its first line, as far as it can be read at a glance. */
const LONGEST_HEADING = 60;

/** The bold lead that opens a part, or else its first line, in plain words. */
function headingOf(text: string): string {
  const [line = ''] = text.split('\n');
  const lead = /^\*{1,2}(.+?)\*{1,2}/.exec(text)?.[1]?.replace(/[.:]$/, '');
  if (lead) return lead;
  const plain = line.replace(/^- |\*+|\[\d+\]/g, '').trim();
  return plain.length <= LONGEST_HEADING ? plain : `${plain.slice(0, LONGEST_HEADING).replace(/\s+\S*$/, '')}…`;
}
