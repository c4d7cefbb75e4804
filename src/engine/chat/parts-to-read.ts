import type { ChatReply, Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { languageOf } from '../reading/language.ts';
import { chunksOf } from './chunks.ts';

/** What a report comes to and its sums, which most questions are about. */
const isCore = ({ tables }: ReportContent, { metadata: { section, heading } }: Chunk): boolean =>
  section === 'executive_summary' ||
  tables.some((table) => table.id === 'calculations' && table.section === section && table.title === heading);

/**
 * The parts that a model may answer from: those found for the question, and those nearest to it. Words of other languages are
 * not found as English ones are, so there the summary and the calculations are always among them.
 */
export function partsToRead(content: ReportContent, question: string, { chunks, nearest = [] }: ChatReply): Chunk[] {
  const found = [...chunks, ...nearest];
  if (content.metadata.language === 'en' && languageOf(question).language === 'en') return found;
  const core = chunksOf(content).filter((chunk) => isCore(content, chunk));
  return [...found, ...core.filter(({ id }) => !found.some((one) => one.id === id))];
}
