import type { Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import type { Pain } from '../knowledge/pack-types.ts';
import { playbookById } from '../knowledge/playbooks.ts';
import type { Asked } from './asked/asked.ts';
import { askedOf } from './asked/registry.ts';
import { headOf } from './chunks.ts';

/** Words for a part that it does not hold itself. */
export interface Line {
  readonly words: string;
  /** What the pack says there: the line belongs to the sentence that is most like it. '' where it belongs to the whole part. */
  readonly beside: string;
}

/** By a part's id: how founders ask about it. */
export type AlsoCalled = ReadonlyMap<string, readonly Line[]>;

/**
 * How founders call what the parts are about: the words by which the pack recognises its causes and ways out, and the
 * everyday words of questions about each part. Read from the founder's own question; empty where that is not understood
 * any more.
 */
export function alsoCalled(content: ReportContent, chunks: readonly Chunk[]): AlsoCalled {
  const pain = painOf(content);
  if (!pain) return new Map();
  const asked = askedOf(pain.id);
  return new Map(
    chunks.map((chunk) => [
      chunk.id,
      [...matchedBy(pain, headOf(chunk.content)), ...(asked ? askedAbout(pain, asked, chunk, content) : [])].filter(
        ({ words }) => words !== '',
      ),
    ]),
  );
}

/** Every text whose words a question may mean: the parts, and what they are called. */
export const textsOf = (chunks: readonly Chunk[], also: AlsoCalled): readonly string[] => [
  ...chunks.map((c) => c.content),
  ...[...also.values()].flatMap((lines) => lines.map(({ words }) => words)),
];

const painOf = ({ metadata }: ReportContent): Pain | undefined =>
  metadata.playbook === undefined ? undefined : playbookById(metadata.playbook)?.pain;

const matchedBy = (pain: Pain, head: string): Line[] => {
  const list = /^Why it/.test(head) ? pain.causes : /^Alternatives/.test(head) ? pain.alternatives : [];
  return list.map(({ match, text }) => ({ words: match.replace(/!/g, ''), beside: text }));
};

/** Each line beside the text in the same place of the pack. */
const beside = (words: readonly string[], texts: readonly string[]): Line[] =>
  words.map((line, i) => ({ words: line, beside: texts[i] ?? '' }));

/** The fields of the pain that stand in a part, by its lead; figures by the source they cite. */
function askedAbout(pain: Pain, asked: Asked, chunk: Chunk, { sources }: ReportContent): Line[] {
  const head = headOf(chunk.content);
  const section = chunk.metadata.section;
  const test = /^Test (\d)/.exec(head)?.[1];
  const lines: Line[] = [];
  const when = (lead: RegExp, ...more: readonly Line[]) => {
    if (lead.test(head)) lines.push(...more);
  };
  const whole = (words: string | undefined): Line => ({ words: words ?? '', beside: '' });
  when(/^Why it/, ...pain.causes.map(({ id, text }) => ({ words: asked.causes[id] ?? '', beside: text })));
  when(
    /^Alternatives/,
    ...beside(
      asked.alternatives,
      pain.alternatives.map((a) => a.text),
    ),
  );
  when(/^Will they want/, ...beside([asked.want, asked.pay, asked.can], [pain.want, pain.pay, pain.can]));
  when(/^Who pays whom/, whole(asked.chain));
  when(/^Three unknowns/, ...beside(asked.unknowns, pain.unknowns));
  when(/^Deal-breakers/, ...beside(asked.dealBreakers, pain.dealBreakers));
  when(/^What would kill/, whole(asked.kill));
  when(/^Where/, whole(asked.where));
  when(/^Evidence against/, { words: asked.notFound, beside: pain.notFound });
  if (test !== undefined) lines.push(whole(asked.tests[Number(test) - 1]));
  if (section === 'pestel_analysis') {
    if (chunk.content.startsWith('Legal'))
      lines.push(
        ...beside(
          asked.licences,
          pain.licences.map((l) => l.ask),
        ),
      );
    if (chunk.content.startsWith('Political')) lines.push({ words: asked.political, beside: pain.political[0] });
    if (chunk.content.startsWith('Environmental'))
      lines.push({ words: asked.environmental, beside: pain.environmental[0] });
  }
  // The three facts of the summary only point to what stands further down.
  if (section !== 'sources' && section !== 'executive_summary')
    for (const [, n] of chunk.content.matchAll(/\[(\d+)\]/g)) {
      const title = sources.find((s) => s.number === Number(n))?.source_title ?? '';
      for (const [code, words] of Object.entries(asked.figures))
        if (title.includes(`(${code}), `)) lines.push({ words, beside: `[${n}]` });
    }
  return lines;
}
