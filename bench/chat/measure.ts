import type { Chunk } from '../../src/contract/chat.ts';
import { answer } from '../../src/engine/chat/answer.ts';
import type { Learned } from '../../src/engine/chat/learned/model.ts';
import { type Author, holdersIn, kindOf, type Part, questionsOf, reportOf } from './questions.ts';

const MOST_CITED = 3;

export interface Measured {
  readonly asked: number;
  readonly right: number;
  readonly unanswerable: number;
  readonly refused: number;
  readonly stale: readonly string[];
  /** A line on every question that went wrong, and by kind of part how many did: 'wanted legal, refused'. */
  readonly lines: readonly string[];
  readonly misses: ReadonlyMap<string, number>;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** A question that repeats four words in a row would be found by anybody. */
function repeats(question: string, part: string): boolean {
  const own = ` ${words(part).join(' ')} `;
  const asked = words(question);
  return asked.some((_, i) => i + 4 <= asked.length && own.includes(` ${asked.slice(i, i + 4).join(' ')} `));
}

const kindOfFirst = ([chunk]: readonly Chunk[]): string => (chunk ? kindOf(chunk) : 'other');
const nameOf = (part: Part): string =>
  typeof part === 'object' && 'kinds' in part ? part.kinds.join(' or ') : [part].flat().join(' / ');
const begins = (chunks: readonly Chunk[], length: number): string =>
  chunks.map((c) => c.content.slice(0, length).replace(/\n/g, ' ')).join(' | ');

/** An author's questions against the reports they name; the learned ways of asking must not be learned from them. */
export function measure(author: Author, learned: Learned): Measured {
  const { answerable, unanswerable } = questionsOf(author);
  const lines: string[] = [];
  const stale: string[] = [];
  const misses = new Map<string, number>();
  const count = (miss: string) => misses.set(miss, (misses.get(miss) ?? 0) + 1);
  let right = 0;
  for (const { report, question, part } of answerable) {
    const content = reportOf(author, report);
    const holders = holdersIn(content, part);
    if (holders.length === 0 || holders.some((c) => repeats(question, c.content))) {
      stale.push(`${report}: ${question} (${nameOf(part)})`);
      continue;
    }
    const { chunks } = answer(content, question, [], learned);
    if (chunks.length <= MOST_CITED && chunks.some((c) => holders.some((h) => h.id === c.id))) {
      right += 1;
      continue;
    }
    count(`wanted ${kindOfFirst(holders)}, ${chunks.length === 0 ? 'refused' : 'cited others'}`);
    lines.push(
      `missed   ${report}: ${question}\n         wanted ${nameOf(part)}; ${chunks.length === 0 ? 'refused' : begins(chunks, 40)}`,
    );
  }
  let refused = 0;
  for (const { report, question } of unanswerable) {
    const { content, chunks } = answer(reportOf(author, report), question, [], learned);
    if (chunks.length === 0 && /^I don’t know/.test(content) && /\b[Aa]sk\b/.test(content)) {
      refused += 1;
      continue;
    }
    count(`nothing to find, cited ${kindOfFirst(chunks)}`);
    lines.push(`answered ${report}: ${question}\n         ${begins(chunks, 60)}`);
  }
  return {
    asked: answerable.length - stale.length,
    right,
    unanswerable: unanswerable.length,
    refused,
    stale,
    lines,
    misses,
  };
}
