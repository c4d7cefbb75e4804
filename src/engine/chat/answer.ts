import type { Chunk } from '../../contract/chat.ts';
import type { ReportContent } from '../../contract/report.ts';
import { inSentence } from '../country.ts';
import type { CountryPack } from '../types.ts';
import { alsoCalled, textsOf } from './also.ts';
import { isBeyond } from './beyond.ts';
import { chunksOf } from './chunks.ts';
import { conceptsOf } from './concepts.ts';
import { holdersOf } from './figures.ts';
import { ASKED_WITH, LEARNED } from './learned/learned.ts';
import type { Learned, Traits } from './learned/model.ts';
import { retrieve } from './retrieve.ts';
import { sentencesIn } from './sentences.ts';
import { spelled } from './spelling.ts';
import { contentWords, stem } from './terms.ts';
import { widerAnswer } from './wider.ts';

const MOST_CITED = 3;
const SENTENCES = 3;
const ALSO = 0.6;
/** What the nearest questions say of lying beyond, beside what was learned of all. */
const ALIKE = 0.75;

/** What the report supports, in its own sentences, with the parts they stand in; or that it does not know, and how to find out. */
export function answer(
  report: ReportContent,
  asked: string,
  packs: readonly CountryPack[],
  learned: Learned = LEARNED,
): { readonly content: string; readonly chunks: readonly Chunk[] } {
  const chunks = chunksOf(report);
  const also = alsoCalled(report, chunks);
  const question = spelled(asked, () => textsOf(chunks, also), ASKED_WITH);
  const alike = learned.alike(question);
  const said = { learned: learned.kind(question), alike: alike.kind };
  const found = retrieve(chunks, question, also, holdersOf(report, chunks, question), said);
  const odds = (traits: Traits) => learned.beyond(question, traits) + ALIKE * alike.beyond;
  if (!isBeyond(report, question, found, odds)) {
    const cited = found.hits
      .filter((h) => h.isFound)
      .slice(0, MOST_CITED)
      .map((h) => h.chunk);
    if (cited.length > 0) return { content: quote(cited, question), chunks: cited };
  }
  const wider = packs.length > 0 ? widerAnswer(question, packs) : null;
  return wider ?? { content: refusal(report, found.strange), chunks: [] };
}

/** The sentences that speak to the question, most from the first part, in the order they stand there. */
function quote(cited: readonly Chunk[], question: string): string {
  const asked = contentWords(question);
  const roots = new Set(asked.map(stem));
  const ideas = new Set(asked.flatMap(conceptsOf));
  const worth = (sentence: string) =>
    contentWords(sentence).reduce(
      (sum, w) => sum + (roots.has(stem(w)) ? 2 : conceptsOf(w).some((c) => ideas.has(c)) ? 1 : 0),
      0,
    );
  const picked = cited.map((chunk, index) => {
    const sentences = sentencesIn(chunk.content).filter((s) => !isBareLead(s));
    const most = index === 0 ? SENTENCES : 1;
    const best = [...sentences.keys()]
      .sort((a, b) => worth(sentences[b] ?? '') - worth(sentences[a] ?? '') || a - b)
      .slice(0, most)
      .sort((a, b) => a - b);
    const chosen = best.map((i) => sentences[i] ?? '');
    return { text: chosen.join(' '), worth: Math.max(0, ...chosen.map(worth)) };
  });
  const [first, ...rest] = picked;
  // What stands in the other parts is said only where it speaks to the question as well.
  const also = rest.filter(
    (p) => p.worth > 0 && p.worth >= (first?.worth ?? 0) * ALSO && !first?.text.includes(p.text),
  );
  return also.length === 0
    ? (first?.text ?? '')
    : `${first?.text ?? ''}\n\nThe report also says:\n${also.map((p) => `- ${p.text}`).join('\n')}`;
}

/** 'Evidence against your case.', 'Alternatives traders have today': a heading says nothing by itself. */
const isBareLead = (sentence: string): boolean =>
  sentence.split(' ').length <= 7 && !/\d|:.|;/.test(sentence) && !/[?]$/.test(sentence);

/** That it does not know, what it looked for in vain, and whom to ask. */
function refusal(report: ReportContent, strange: readonly string[]): string {
  const about =
    strange.length > 0
      ? ` on ${strange
          .slice(0, 3)
          .map((w) => `“${w}”`)
          .join(', ')}`
      : ' on that';
  const country = inSentence(report.metadata.country_names[0] ?? 'the country');
  const office = report.sources.find((s) => s.kind === 'institution');
  const ask = office
    ? `Ask ${office.source_title} (${office.source_url}) whether it keeps such a record.`
    : `No office of ${country} is in our records: ask those who deal with it daily which book they keep.`;
  const unknown = chunksOf(report).find((c) => c.content.startsWith('**Eight talks'));
  const talk = unknown
    ? ' Or add it to your talks as a question about the last time, and write down who said what.'
    : '';
  return `I don’t know: this report holds nothing${about}, and I will not guess. ${ask}${talk} What you learn is evidence of your own: start the research again with it.`;
}
