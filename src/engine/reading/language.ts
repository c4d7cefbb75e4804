import type { Language } from '../../../content/schema/language.ts';
import { fold } from '../text/clean.ts';

/** Small words that stand in nearly every sentence of a language and seldom in another's. */
const SMALL_WORDS: Readonly<Record<Language, string>> = {
  en: 'the a an of to in and is are was were be been have has had do does did not no they them their we our us you your he she his her it its this that these those with for from on at by or but so because when where who what how can cannot could will would should must there here than then if after before about all many some any each every most more very only also into out up over under while until without between',
  fr: 'le la les un une des du de et est sont dans pour pas que qui ne se leur leurs nous vous ils elles il elle on avec sur par mais ou ces cette ce son sa ses au aux plus tres sans quand comme ont avoir etre fait chez nos notre mon ma mes parce alors car',
  sw: 'na ya wa za la kwa ni katika kama hii huu hiyo wao sisi yao yetu wetu zao lakini kwamba hawana hakuna sana tu pia baada kabla kila wakati watu mimi wangu yangu ambao ambayo hapa huko ili au cha vya pa mwa bila hadi mpaka wengi mengi nyingi',
  ar: 'في من على الى إلى عن هو هي هم لا ما ان أن إن كل لكن او أو ثم مع هذا هذه ذلك التي الذي الذين لان لأن عند بعد قبل حتى كان كانت يكون نحن انا أنا لم لن قد كما اذا إذا كيف متى اين أين غير بين جدا بعض اي أي ليس ولا وما ومن وفي يوجد عندنا عندهم لهم لها له بدون بسبب فقط',
  pt: 'o a os as um uma do da dos das de e em no na nos nas para por com nao que se seu sua seus suas eles elas nos ele ela mas ou este esta isso muito muitos quando como sem mais tem ha foi ser sao ao aos pelo pela porque ate ja so cada',
};
/** What tells Pidgin from English; it is read by the English index and answered in English. */
const PIDGIN = 'dey no go fit dem wey una abi wetin dis dat sabi no be pipo plenti don comot wahala pikin oga make e';

const sets = new Map<string, ReadonlySet<string>>();
function setOf(name: string, words: string): ReadonlySet<string> {
  const known = sets.get(name) ?? new Set(words.split(' '));
  sets.set(name, known);
  return known;
}

/** Subject and tense stand before the root of a Swahili verb: 'wanachelewa', 'inashindwa', 'zimeharibika'. */
const SWAHILI_VERB = /^(?:ha)?(?:wa|a|i|zi|u|ya|ki|vi|li|tu|ni|m)(?:na|me|li|ta|ja)[a-z]{3,}$/;

const ARABIC = /\p{Script=Arabic}/gu;
const LETTERS = /\p{L}/gu;
const AFRICAN_LATIN = ['en', 'fr', 'sw', 'pt'] as const;

export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{M}']+/gu) ?? [];

export interface LanguageFound {
  readonly language: Language;
  /** Share of the words that are small words of the language, 0 to 1. */
  readonly share: number;
}

/** The language of a text: Arabic by its letters, the others by their small words; `first` where others are no more likely. */
export function languageOf(text: string, first: Language = 'en'): LanguageFound {
  const letters = text.match(LETTERS)?.length ?? 0;
  if (letters > 0 && (text.match(ARABIC)?.length ?? 0) / letters > 0.5) return { language: 'ar', share: 1 };
  const words = wordsOf(text);
  let best: LanguageFound = { language: first, share: 0 };
  for (const language of [first, ...AFRICAN_LATIN]) {
    const small = setOf(language, language === 'en' ? `${SMALL_WORDS.en} ${PIDGIN}` : SMALL_WORDS[language]);
    const share =
      words.length === 0
        ? 0
        : words.filter((word) => small.has(word) || (language === 'sw' && SWAHILI_VERB.test(word))).length /
          words.length;
    if (share > best.share) best = { language, share };
  }
  return best;
}

export const isSmallWord = (word: string, language: Language): boolean =>
  setOf(language, language === 'en' ? `${SMALL_WORDS.en} ${PIDGIN}` : SMALL_WORDS[language]).has(word);
