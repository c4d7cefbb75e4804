import { type Bearing, bearingOf, bears } from './bearing.ts';
import type { Block, ReadDocument, Terms } from './document.ts';
import { isOrder } from './orders.ts';
import { sentencesIn } from './sentences.ts';

/** A piece of a document that bears on the problem, with its worth among others. */
export interface Candidate {
  /** Whole sentences, word for word. */
  readonly quote: string;
  readonly place: string;
  /** The country it is about; '' for a region. */
  readonly country: string;
  readonly score: number;
}

/** What is known of the document from where it was found. */
export interface About {
  readonly title: string;
  readonly country: string;
  /** `YYYY…`; ''. */
  readonly published: string;
}

const LONGEST = 600;
const SHORTEST = 60;
const MOST_SENTENCES = 3;
const PER_DOCUMENT = 2;

const FIGURE = /\d/;
const SHARE = /\d\s?(?:%|per ?cent|pour ?cent|por cento)|\b(?:half|third|quarter|majority|moitié|tiers|metade|nusu)\b/i;
/** What a text is going to do, not what it found. */
const AIM =
  /\b(?:this (?:study|paper|article|review|report|research|thesis|chapter) (?:aims?|aimed|seeks?|sought|examines?|examined|investigates?|investigated|explores?|explored|presents?|assess(?:es|ed)?|analy[sz]e[sd]?|discuss(?:es|ed)?|reviews?)|(?:aim|objective|purpose|goal)s? of (?:this|the)|we (?:aim|aimed|examine|investigate|explore)\b|cette étude (?:vise|a pour)|l[’']objectif|este (?:estudo|artigo) (?:visa|tem))/i;
/** It hangs on a sentence that is not shown. */
const HANGING =
  /^(?:this|these|those|they|it|he|she|such|however|moreover|furthermore|therefore|thus|also|ce|cela|ceux-ci|ils|elles|cependant)\b/i;
const NOT_PROSE =
  /(?:\.{4,}|©|all rights reserved|cookie|javascript|subscribe|doi:|https?:\/\/|\bISSN\b|\bvol\.\s?\d)/i;

/** Each further meeting tells less than the first. */
const met = (count: number): number => (count * 2.2) / (count + 1.2);

function scoreOf(quote: string, own: Bearing, whole: Bearing, published: string): number {
  const words = quote.split(' ').length;
  const topic = 2 * met(own.good) + 2 * met(own.event) + 1.5 * met(own.people) + 1.2 * met(own.local);
  const place = (own.country !== '' ? 1 : whole.country !== '' ? 0.5 : 0) + (own.town ? 1.5 : 0);
  const figures = (FIGURE.test(quote) ? 1 : 0) + (SHARE.test(quote) ? 1 : 0);
  const year = Number(published.slice(0, 4));
  const recent = year >= 2_000 ? Math.min(2, (year - 2_000) / 12.5) : 0;
  return (topic + place + figures + recent) / (0.75 + (0.25 * words) / 40) - (HANGING.test(quote) ? 2 : 0);
}

/** The windows of whole sentences in a block that could be quoted. */
function windowsOf(text: string): string[] {
  const sentences = sentencesIn(text);
  const windows: string[] = [];
  for (const from of sentences.keys()) {
    for (let to = from + 1; to <= Math.min(from + MOST_SENTENCES, sentences.length); to++) {
      const taken = sentences.slice(from, to);
      const quote = taken.join(' ');
      if (quote.length > LONGEST || taken.some((sentence) => isOrder(sentence) || NOT_PROSE.test(sentence))) break;
      if (quote.length >= SHORTEST && /[.!?។።؟۔]["”’)\]]*$/.test(quote) && !taken.some((one) => AIM.test(one)))
        windows.push(quote);
    }
  }
  return windows;
}

function candidatesIn({ text, place }: Block, about: About, terms: Terms): Candidate[] {
  // Most blocks of a long report have nothing to do with it: one look tells.
  const all = bearingOf(text, about, terms);
  if (all.good + all.event === 0 && all.local < 3) return [];
  return windowsOf(text).flatMap((quote) => {
    const own = bearingOf(quote, { title: '', country: '' }, terms);
    const whole = bearingOf(`${about.title}. ${quote}`, about, terms);
    if (!bears(own, whole)) return [];
    return [{ quote, place, country: whole.country, score: scoreOf(quote, own, whole, about.published) }];
  });
}

const overlap = (a: Candidate, b: Candidate): boolean =>
  a.quote.includes(b.quote) || b.quote.includes(a.quote) || sharesSentence(a, b);
const sharesSentence = (a: Candidate, b: Candidate): boolean => {
  const own = new Set(sentencesIn(a.quote));
  return sentencesIn(b.quote).some((sentence) => own.has(sentence));
};

/** The best passages of a document, two at most, best first; none where nothing in it bears on the problem. */
export function pickPassages(document: Pick<ReadDocument, 'blocks'>, about: About, terms: Terms): Candidate[] {
  const found = document.blocks.flatMap((block) => candidatesIn(block, about, terms)).sort((a, b) => b.score - a.score);
  const picked: Candidate[] = [];
  for (const candidate of found) {
    if (picked.length === PER_DOCUMENT) break;
    if (!picked.some((other) => overlap(candidate, other))) picked.push(candidate);
  }
  return picked;
}
