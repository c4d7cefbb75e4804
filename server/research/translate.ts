import * as v from 'valibot';
import { Case } from '../../src/contract/case.ts';
import { linesOf } from '../../src/engine/case/lines.ts';
import { calcOfSum } from '../../src/engine/case/sums.ts';
import { textsIn } from '../../src/engine/case/texts.ts';
import { type Asking, answerTokens, ask } from '../model/ask.ts';
import { type ChatModel, FEWEST_LETTERS } from '../model/port.ts';
import { faultOfTranslation, type ToTranslate, TRANSLATE } from '../model/roles/translate.ts';
import { shownSum } from './case-brief.ts';

interface Text {
  readonly at: string;
  readonly text: string;
}

/** Names and units of the sums: no sentences, and read all the same. */
const wordsOfSums = ({ advice: { sums } }: Case): Text[] =>
  sums.flatMap((sum, s) => [
    { at: `advice.sums.${s}.label`, text: sum.label },
    { at: `advice.sums.${s}.unit`, text: sum.unit },
    ...sum.inputs.flatMap((input, i) => [
      { at: `advice.sums.${s}.inputs.${i}.label`, text: input.label },
      { at: `advice.sums.${s}.inputs.${i}.unit`, text: input.unit },
    ]),
  ]);

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

/** Letters of the founder's own that show their words; a small model has room for no more beside the texts. */
const MOST_OF_FOUNDER = 1_000;

/** `taken`: letters of what goes along with each. */
function* batches(texts: readonly Text[], model: ChatModel, taken: number): Generator<Text[]> {
  const most = answerTokens(TRANSLATE, model) * FEWEST_LETTERS * SPARED - taken;
  let batch: Text[] = [];
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
      { at: '.hypothesis', frame: lines.first },
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

/**
 * The case in the founder's language: it is kept so, and a report can be composed of it anew without the model. What does not
 * come over faithfully is asked for once more, alone, and else stays in English; null where that is most of it.
 */
export async function inLanguage(one: Case, language: string, founder: string, asking: Asking): Promise<Case | null> {
  const { reading: _, ...parts } = one;
  const texts = [...linesOf(parts), ...wordsOfSums(one)]
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .map(({ at, text }) => ({ at, text }));
  const frame = { ...around(one, language), founder: founder.slice(0, MOST_OF_FOUNDER) };
  let translated = one;
  /** Those that did not come over, each with what was wrong. */
  const takeOver = async (given: readonly Text[]): Promise<ToTranslate['texts']> => {
    const failed: ToTranslate['texts'][number][] = [];
    for (const batch of batches(given, asking.model, JSON.stringify(frame).length)) {
      const reply = await ask(TRANSLATE, { ...frame, texts: batch }, asking);
      for (const { at, text: own } of batch) {
        const said = reply?.answer.texts.find((each) => each.at === at)?.text;
        const wrong = faultOfTranslation(own, said);
        const next = said === undefined || wrong !== '' ? null : withText(translated, { at, text: said.trim() });
        if (v.is(Case, next)) translated = next;
        else failed.push({ at, text: own, wrong: wrong === '' ? 'it is too long' : wrong });
      }
    }
    return failed;
  };
  const failed = await takeOver(texts);
  const still = failed.length === 0 ? [] : await takeOver(failed);
  // Half a translation is harder to read than none.
  return lettersIn(still) > lettersIn(texts) / 2 ? null : translated;
}
