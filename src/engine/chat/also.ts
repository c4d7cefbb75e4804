import type { Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { anchorOfReport } from '../again.ts';
import type { Pain } from '../knowledge/pack-types.ts';
import { painById } from '../understand/anchor.ts';
import type { Asked } from './asked/asked.ts';
import { askedOf } from './asked/registry.ts';
import { headOf } from './chunks.ts';
import type { AlsoCalled } from './retrieve.ts';

/**
 * How founders call what the parts are about: the words by which the pack recognises its causes and ways out, and the
 * everyday words of questions about each part. Read from the founder's own question; empty where that is not understood
 * any more.
 */
export function alsoCalled(content: ReportContent, chunks: readonly Chunk[]): AlsoCalled {
  const anchor = anchorOfReport(content);
  const pain = anchor ? painById(anchor.pain)?.pain : undefined;
  if (!pain) return new Map();
  const asked = askedOf(pain.id);
  return new Map(
    chunks.map((chunk) => [
      chunk.id,
      [...matchedBy(pain, headOf(chunk.content)), ...(asked ? askedAbout(asked, chunk, content) : [])],
    ]),
  );
}

const plain = (list: readonly { readonly match: string }[]): string[] => list.map((l) => l.match.replace(/!/g, ''));

const matchedBy = (pain: Pain, head: string): string[] =>
  /^Why it/.test(head) ? plain(pain.causes) : /^Alternatives/.test(head) ? plain(pain.alternatives) : [];

/** The fields of the pain that stand in a part, by its lead; figures by the source they cite. */
function askedAbout(asked: Asked, chunk: Chunk, { sources }: ReportContent): string[] {
  const head = headOf(chunk.content);
  const section = chunk.metadata.section;
  const test = /^Test (\d)/.exec(head)?.[1];
  const lines: string[] = [];
  const when = (lead: RegExp, ...words: readonly string[]) => {
    if (lead.test(head)) lines.push(...words);
  };
  when(/^Why it/, ...Object.values(asked.causes));
  when(/^Alternatives/, ...asked.alternatives);
  when(/^Will they want/, asked.want, asked.pay, asked.can);
  when(/^Who pays whom/, asked.chain);
  when(/^Three unknowns/, ...asked.unknowns);
  when(/^Deal-breakers/, ...asked.dealBreakers);
  when(/^What would kill/, asked.kill);
  when(/^Where/, asked.where);
  when(/^Evidence against/, asked.notFound);
  if (test !== undefined) lines.push(asked.tests[Number(test) - 1] ?? '');
  if (section === 'pestel_analysis' && chunk.content.startsWith('Legal')) lines.push(...asked.licences);
  if (section === 'pestel_analysis' && chunk.content.startsWith('Political')) lines.push(asked.political);
  if (section === 'pestel_analysis' && chunk.content.startsWith('Environmental')) lines.push(asked.environmental);
  // The three facts of the summary only point to what stands further down.
  if (section !== 'sources' && section !== 'executive_summary')
    for (const [, n] of chunk.content.matchAll(/\[(\d+)\]/g)) {
      const title = sources.find((s) => s.number === Number(n))?.source_title ?? '';
      for (const [code, words] of Object.entries(asked.figures)) if (title.includes(`(${code}), `)) lines.push(words);
    }
  return lines.filter((line) => line !== '');
}
