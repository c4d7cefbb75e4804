import * as v from 'valibot';
import { Case } from '../../src/contract/case.ts';
import { linesOf } from '../../src/engine/case/lines.ts';
import { type Asking, ask } from '../model/ask.ts';
import { isFaithful, TRANSLATE } from '../model/roles/translate.ts';

/** Letters that one call translates at most. */
const AT_ONCE = 3_500;

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

function* batches(texts: readonly Text[]): Generator<Text[]> {
  let batch: Text[] = [];
  let letters = 0;
  for (const one of texts) {
    if (letters + one.text.length > AT_ONCE && batch.length > 0) {
      yield batch;
      [batch, letters] = [[], 0];
    }
    batch.push(one);
    letters += one.text.length;
  }
  if (batch.length > 0) yield batch;
}

/**
 * The case in the founder's language: it is kept so, and a report can be composed of it anew without the model. What does not
 * come over faithfully stays in English; null where that is most of it.
 */
export async function inLanguage(one: Case, language: string, asking: Asking): Promise<Case | null> {
  const { reading: _, ...parts } = one;
  const texts = [...linesOf(parts), ...wordsOfSums(one)].filter(({ text }) => /\p{L}{2}/u.test(text));
  let translated = one;
  let done = 0;
  for (const batch of batches(texts)) {
    const given = batch.map(({ at, text }) => ({ at, text }));
    const reply = await ask(TRANSLATE, { language, texts: given }, asking);
    for (const { at, text } of reply?.answer.texts ?? []) {
      const own = batch.find((each) => each.at === at);
      if (!own || !isFaithful(own.text, text)) continue;
      const next = withText(translated, { at, text: text.trim() });
      if (!v.is(Case, next)) continue;
      translated = next;
      done += 1;
    }
  }
  // Half a translation is harder to read than none.
  return done < texts.length / 2 ? null : translated;
}
