import { shownText } from '../../src/engine/passages.ts';
import type { Traced } from './job.ts';
import { type MadeWeb, withoutScheme } from './made-web.ts';
import type { MadePage } from './problems.ts';

/** Where in the chain a piece of a page can be lost, in its order; 'shown': it was not. */
export const STAGES = [
  'not found',
  'not opened',
  'not picked',
  'not chosen',
  'sifted out',
  'not shown',
  'shown',
] as const;
export type Stage = (typeof STAGES)[number];

type Web = Pick<MadeWeb, 'asked' | 'offered'>;

/** Its words were had: of a paper found, the abstract; of what was opened, all. */
const wasRead = (page: MadePage, piece: string, { asked, offered }: Web): boolean =>
  asked.some((url) => withoutScheme(url) === withoutScheme(page.url)) ||
  (page.abstract.includes(piece) && [...(offered.get(page.url) ?? [])].some((source) => source !== 'searxng'));

/** How far a piece came that some page holds. */
export function stageOf(
  piece: string,
  pages: readonly MadePage[],
  web: Web,
  { picked, chosen, kept }: Traced,
  text: string,
): Stage {
  const holds = (quotes: readonly string[]) => quotes.some((quote) => quote.includes(piece));
  const holders = pages.filter(({ abstract, body }) => `${abstract}\n${body}`.includes(piece));
  if (text.includes(shownText(piece))) return 'shown';
  if (holds(kept)) return 'not shown';
  if (holds(chosen)) return 'sifted out';
  if (holds(picked)) return 'not chosen';
  if (holders.some((page) => wasRead(page, piece, web))) return 'not picked';
  return holders.some(({ url }) => web.offered.has(url)) ? 'not opened' : 'not found';
}
