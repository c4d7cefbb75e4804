import type { ReportListItem } from '../contract/report.ts';
import type { HistoryFilters } from '../contract/reports.ts';

/** What a person narrows the history by. Without either, everything is listed. */
export interface HistoryQuery {
  readonly text?: string | undefined;
  readonly filters?: HistoryFilters | undefined;
  /** The reports in which the server found the text, the best first. They are listed beside what this device finds. */
  readonly found?: readonly string[] | undefined;
}

/** Spec 2 §8, History and search. */
export const HISTORY_NOTICE = "We couldn't retrieve your reports. Please check your internet connection and try again.";

/** What the history can be narrowed by. */
export interface HistoryTerms {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** What may carry an accent: neither a plain letter nor a sign. Most texts hold none, and taking one apart is slow. */
const ACCENTED = /[^ -¿\u2000-\u206f\s]/;

/** Lower case, without accents: 'Côte' is found by 'cote'. */
const plain = (text: string): string =>
  (ACCENTED.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text).toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** As the server's search: every word must be there, the beginning of one counting as the word. */
function holds(item: ReportListItem, text: string): boolean {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return false;
  const whole = plain(`${item.title} ${item.summary} ${item.category} ${item.tags.join(' ')}`);
  // Most lines end here, before they are taken apart.
  if (!wanted.every((word) => whole.includes(word))) return false;
  const own = ` ${wordsOf(whole).join(' ')}`;
  return wanted.every((word) => own.includes(` ${word}`));
}

/** Days are whole ones, UTC, both ends counted, as the server counts them (spec 2 §3). */
function passes(item: ReportListItem, filters: HistoryFilters): boolean {
  const day = item.createdAt.slice(0, 10);
  const { dateRange, categories = [], tags = [], onlyPinned } = filters;
  if (dateRange?.from !== undefined && day < dateRange.from) return false;
  if (dateRange?.to !== undefined && day > dateRange.to) return false;
  if (categories.length > 0 && !categories.includes(item.category)) return false;
  if (tags.length > 0 && !tags.some((tag) => item.tags.includes(tag))) return false;
  return onlyPinned !== true || item.isPinned;
}

export const isListed = (item: ReportListItem, { text, filters, found }: HistoryQuery): boolean =>
  (filters === undefined || passes(item, filters)) &&
  (text === undefined || text.trim() === '' || found?.includes(item.id) === true || holds(item, text));
