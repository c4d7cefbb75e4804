import * as v from 'valibot';
import { Case } from '../../../src/contract/case.ts';
import { linesOf } from '../../../src/engine/case/lines.ts';
import { passagesNamed } from '../../../src/engine/case/marked.ts';
import { calcOfSum } from '../../../src/engine/case/sums.ts';
import { textsIn } from '../../../src/engine/case/texts.ts';
import { type Asking, answerTokens, ask } from '../../model/ask.ts';
import { type ChatModel, FEWEST_LETTERS } from '../../model/port.ts';
import { countryLeftOut } from '../../model/roles/agrees.ts';
import type { Brief } from '../../model/roles/given.ts';
import { COMPARES_OTHERWISE, faultOfTranslation, type ToTranslate, TRANSLATE } from '../../model/roles/translate.ts';
import { type Parts, shownSum } from './case-brief.ts';
import { doubted } from './what-stands.ts';

interface Text {
  readonly at: string;
  readonly text: string;
}

/** Names and units of the sums, and the money of the tests: no sentences, and read all the same. */
const wordsOfNumbers = ({ advice: { sums }, field: { tests } }: Case): Text[] => [
  ...tests.flatMap(({ money }, i) => (money === 'US$' ? [] : [{ at: `field.tests.${i}.money`, text: money }])),
  ...sums.flatMap((sum, s) => [
    { at: `advice.sums.${s}.label`, text: sum.label },
    { at: `advice.sums.${s}.unit`, text: sum.unit },
    ...sum.inputs.flatMap((input, i) => [
      { at: `advice.sums.${s}.inputs.${i}.label`, text: input.label },
      { at: `advice.sums.${s}.inputs.${i}.unit`, text: input.unit },
    ]),
  ]),
];

function withText(one: Case, { at, text }: Text): Case {
  const put = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return text;
    if (Array.isArray(value)) return value.map((inner, i) => (String(i) === key ? put(inner, rest) : inner));
    const fields = value as Record<string, unknown>;
    return { ...fields, [key]: put(fields[key], rest) };
  };
  return put(one, at.split('.')) as Case;
}

/** An answer holds each text with its place, in a language that takes more letters and more tokens than English. */
const LONGER = 1.3;
const AROUND = 30;
const SPARED = 0.8;

/** Letters of the founder's own that show their words; beside the texts a small model has room for no more than the fewer. */
const MOST_OF_FOUNDER = 2_500;
const FEWER_OF_FOUNDER = 1_000;
const SMALL_CONTEXT = 12_000;

/** `taken`: letters of what goes along with each. */
function* batches<T extends Text>(texts: readonly T[], model: ChatModel, taken: number): Generator<T[]> {
  const most = answerTokens(TRANSLATE, model) * FEWEST_LETTERS * SPARED - taken;
  let batch: T[] = [];
  let letters = 0;
  for (const one of texts) {
    const own = one.text.length * LONGER + one.at.length + AROUND;
    if (letters + own > most && batch.length > 0) {
      yield batch;
      [batch, letters] = [[], 0];
    }
    batch.push(one);
    letters += own;
  }
  if (batch.length > 0) yield batch;
}

const lettersIn = (texts: readonly Text[]): number => texts.reduce((sum, { text }) => sum + text.length, 0);

/** What the sentences stand in: who is spoken to, in which frame, and what the marks read as. */
function around({ reading: { figures }, advice }: Case, language: string): Omit<ToTranslate, 'founder' | 'texts'> {
  const { heads, lines, marks } = textsIn(language);
  return {
    language,
    addressed: [heads.sums, heads.idea, heads.chain, marks.sum_own, marks.does].map((text) => text.replace(/\*/g, '')),
    frames: [
      { at: '.sign', frame: lines.cause },
      { at: 'field.end', frame: lines.end },
      { at: '.stop', frame: lines.cost_none },
      { at: '.hypothesis', frame: advice.page.length > 0 ? lines.hypothesis : lines.first },
    ],
    marks: [
      ...figures.map(({ id, words }) => ({ mark: id, reads: words })),
      ...advice.sums.flatMap((sum) => {
        const calc = calcOfSum(sum, figures);
        return calc ? [{ mark: sum.id, reads: shownSum(calc) }] : [];
      }),
    ],
  };
}

/** What did not come of a list is asked for in its halves, and those in theirs; what is asked for again in its halves alone. */
const HALVINGS = 2;

const partsOf = ({ problem, doubts, field, advice }: Case): Parts => ({ problem, doubts, field, advice });

const textsOf = (one: Case): Text[] =>
  [...linesOf(partsOf(one)), ...wordsOfNumbers(one)]
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .map(({ at, text }) => ({ at, text }));

/**
 * The case in the founder's language: it is kept so, and a report can be composed of it anew without the model. What does not
 * come over faithfully is asked for once more, alone, and else stays in English; so does what names a quote and is doubted as it
 * then stands. Null where that is most of it.
 */
export async function inLanguage(one: Case, language: string, brief: Brief, asking: Asking): Promise<Case | null> {
  const texts = textsOf(one);
  const all = [brief.founder, ...brief.answers.map(({ answer }) => answer)].join('\n');
  const most = asking.model.context < SMALL_CONTEXT ? FEWER_OF_FOUNDER : MOST_OF_FOUNDER;
  const founder = all.length > most ? all.slice(0, most).replace(/\S*$/, '') : all;
  const frame = { ...around(one, language), founder };
  let translated = one;
  /** Those that did not come over, each with what was wrong. */
  const takeOver = async (given: ToTranslate['texts'], most: number): Promise<ToTranslate['texts']> => {
    const failed: ToTranslate['texts'][number][] = [];
    const waiting = [...batches(given, asking.model, JSON.stringify(frame).length)].map((list) => ({
      list,
      halvings: most,
    }));
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      const { list, halvings } = batch;
      const reply = await ask(TRANSLATE, { ...frame, texts: list }, asking);
      const saidAt = (at: string) => reply?.answer.texts.find((each) => each.at === at)?.text;
      const missing = halvings > 0 && list.length > 1 ? list.filter(({ at }) => saidAt(at) === undefined) : [];
      const middle = Math.ceil(missing.length / 2);
      const halves = [missing.slice(0, middle), missing.slice(middle)].filter(({ length }) => length > 0);
      waiting.unshift(...halves.map((half) => ({ list: half, halvings: halvings - 1 })));
      for (const { at, text: own, wrong: told = '' } of list.filter((text) => !missing.includes(text))) {
        const said = saidAt(at);
        const unnamed = countryLeftOut(said ?? '', brief.published, language);
        const wrong =
          faultOfTranslation(own, said, language, { isStoodBy: told.startsWith(COMPARES_OTHERWISE) }) ||
          (unnamed === '' ? '' : `it no longer names ${unnamed}`);
        const next = said === undefined || wrong !== '' ? null : withText(translated, { at, text: said.trim() });
        if (v.is(Case, next)) translated = next;
        else failed.push({ at, text: own, wrong: wrong === '' ? 'it is too long' : wrong });
      }
    }
    return failed;
  };
  /** Of those that name a quote, what is doubted as it would be published; it is in English again. */
  const backInEnglish = async (own: readonly Text[]): Promise<ToTranslate['texts']> => {
    const places = new Set(own.filter(({ text }) => passagesNamed(text).length > 0).map(({ at }) => at));
    const lines = linesOf(partsOf(translated)).filter(({ at }) => places.has(at));
    if (lines.length === 0) return [];
    const { doubts, unread } = await doubted(partsOf(translated), lines, one.reading, brief, asking);
    const why = new Map([...unread.map((at) => ({ at, why: '' })), ...doubts].map((doubt) => [doubt.at, doubt.why]));
    const back = own.filter(({ at }) => why.has(at));
    for (const text of back) translated = withText(translated, text);
    return back.map(({ at, text }) => ({ at, text, wrong: why.get(at) || 'it says more than the sentence' }));
  };
  const without = (all: readonly Text[], some: readonly Text[]) =>
    all.filter(({ at }) => !some.some((other) => other.at === at));

  const failed = await takeOver(texts, HALVINGS);
  const wrong = [...failed, ...(await backInEnglish(without(texts, failed)))];
  const still = wrong.length === 0 ? [] : await takeOver(wrong, 1);
  const left = [...still, ...(await backInEnglish(without(wrong, still)))];
  // Half a translation is harder to read than none.
  return lettersIn(left) > lettersIn(texts) / 2 ? null : translated;
}
