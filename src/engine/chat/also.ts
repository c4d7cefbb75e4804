import type { Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { painById, understand } from '../understand/anchor.ts';
import { headOf } from './chunks.ts';
import type { AlsoCalled } from './retrieve.ts';

/**
 * How founders call what the parts are about: the words by which the pack recognises its causes and ways out. Read from
 * the founder's own question; empty where that is not understood any more.
 */
export function alsoCalled({ metadata }: ReportContent, chunks: readonly Chunk[]): AlsoCalled {
  const { anchor } = understand(metadata.query);
  const pain = painById(anchor.pain)?.pain;
  const words = new Map<string, string>();
  if (!pain) return words;
  const plain = (list: readonly { readonly match: string }[]) => list.map((l) => l.match.replace(/!/g, '')).join(' ');
  for (const chunk of chunks) {
    const head = headOf(chunk.content);
    if (/^Why it/.test(head)) words.set(chunk.id, plain(pain.causes));
    if (/^Alternatives/.test(head)) words.set(chunk.id, plain(pain.alternatives));
  }
  return words;
}
