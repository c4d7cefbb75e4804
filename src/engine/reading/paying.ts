import { fold, quotable, sentencesOf } from '../text/clean.ts';
import { findNumbers } from './numbers.ts';

/** People speak of paying, buying or spending; in what words a founder may. */
const PAYING =
  /\b(?:pay|pays|paid|paying|buy|buys|bought|buying|spend|spends|spent|hired|pa(?:ie|ient|yer|yes?|ye|yons|yez)|achet\w+|depens\w+|pag(?:a|o|am|amos|ar|ou|aram|avam|avamos)|compr(?:a|am|amos|ar|ou|aram)|gast(?:a|o|am|amos|ar|ou|aram)|\w{0,6}lip(?:a|wa|ia|ie|e)|\w{0,6}nunu(?:a|lia|e))\b|دفع|ندفع|ادفع|يدفع|تدفع|نشري|اشتري|نشتري|يشتر/;

/** What is not paid, or only might be. */
const NOT_SO =
  /n't\b|\b(?:not|never|no|nobody|without|if|would|will|can|could|should|want|wants|pas|jamais|sans|si|veut|veulent|nao|nunca|sem|se|hawa\w*|hatu\w*|si(?:ja|na|ku|we)\w*|kama|bila)\b|(?:^|\s)(?:لا|ما|لن|لم|بدون|لو)(?:\s|$)/;

/** Longer ones are not quoted in a row. */
const MOST_WORDS = 28;

const clausesOf = (sentence: string): string[] => sentence.split(/,?\s+(?:and|but|so that|et|mais|e|mas|na|lakini)\s+/);

/** The founder's clause that tells of a sum paid for something; '' for none. */
export function statedPayment(text: string): string {
  const clauses = sentencesOf(text).flatMap(clausesOf);
  const told = clauses.find((clause) => {
    const folded = fold(clause);
    return (
      PAYING.test(folded) &&
      !NOT_SO.test(folded) &&
      clause.split(/\s+/).length <= MOST_WORDS &&
      findNumbers(clause).some(({ kind }) => kind === 'money')
    );
  });
  return quoted(told ?? '');
}

const quoted = (words: string): string => quotable(words).replace(/[.,!?;]+$/, '');

/** The first sentence that tells something, or its clause that does where it is long; '' for none. */
export function shortTold(text: string, tells: (words: string) => boolean): string {
  const sentence = sentencesOf(text).find(tells);
  if (sentence === undefined) return '';
  const isShort = sentence.split(/\s+/).length <= MOST_WORDS;
  return quoted(isShort ? sentence : (clausesOf(sentence).find(tells) ?? ''));
}
