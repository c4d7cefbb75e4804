import compiled from '../../../content/compiled/chat.json' with { type: 'json' };
import type { ChatContent, ChatPhrases } from '../../../content/schema/chat.ts';
import { isLanguage, type Language } from '../../../content/schema/language.ts';
import type { Words } from '../../../content/schema/words.ts';
import type { ReportContent } from '../../contract/report.ts';
import { dictionaryOf, wordsOf } from '../knowledge/dictionary.ts';
import { languageOf } from '../reading/language.ts';
import { splitWords, termOf } from '../reading/terms.ts';

/** What founders ask, as `content/chat.yaml` has it, in English. */
export const CHAT: ChatContent = compiled as ChatContent;

/** How founders ask in a language, beside English, and how they are answered in it. */
export interface ChatWords extends ChatPhrases {
  readonly language: Language;
  /** Words about the asking and not about what is asked. */
  readonly aboutAsking: ReadonlySet<string>;
  /** Where a report in English is asked in another language: what each term is in English. */
  readonly meanings?: ReadonlyMap<string, ReadonlySet<string>>;
}

const bareTermsOf = (text: string, language: Language): readonly string[] =>
  splitWords(text).flatMap((word) => termOf(word, language) ?? []);

/** 'paid' is looked for as 'pay', in the question and in the report. */
const SAME = new Map(
  Object.entries(CHAT.same).flatMap(([word, others]) =>
    bareTermsOf(others, 'en').map((term) => [term, termOf(word, 'en') ?? word]),
  ),
);

const termsOf = (text: string, language: Language): readonly string[] =>
  language === 'en' ? bareTermsOf(text, language).map((term) => SAME.get(term) ?? term) : bareTermsOf(text, language);

export const ENGLISH: ChatWords = {
  language: 'en',
  ...CHAT,
  asks: Object.fromEntries(CHAT.intents.map(({ name, asks }) => [name, asks])),
  lines: Object.fromEntries(CHAT.intents.flatMap(({ name, lines }) => (lines ? [[name, lines]] : []))),
  aboutAsking: new Set(termsOf(CHAT.about_asking, 'en')),
};

type Foreign = Exclude<Language, 'en'>;

const LOADERS: Readonly<Record<Foreign, () => Promise<{ default: unknown }>>> = {
  fr: () => import('../../../content/compiled/chat-fr.json', { with: { type: 'json' } }),
  sw: () => import('../../../content/compiled/chat-sw.json', { with: { type: 'json' } }),
  pt: () => import('../../../content/compiled/chat-pt.json', { with: { type: 'json' } }),
  ar: () => import('../../../content/compiled/chat-ar.json', { with: { type: 'json' } }),
};

/**
 * The words to read a question with: of the report's language; where that is English, of the founder's own language, unless
 * the question is in English. Too few words of a question tell its language to look for others.
 */
export async function chatWordsFor({ metadata }: ReportContent, question: string): Promise<ChatWords> {
  const own = languageOf(metadata.query).language;
  const { language: asked } = languageOf(question, own);
  const of = metadata.language !== 'en' ? metadata.language : own === 'en' || asked === 'en' ? asked : own;
  if (!isLanguage(of) || of === 'en') return ENGLISH;
  return metadata.language === 'en' ? abroad(of) : spoken(of);
}

/** Made once: a question comes every few seconds. */
const once = (make: (of: Foreign) => Promise<ChatWords>) => {
  const made = new Map<Foreign, Promise<ChatWords>>();
  return (of: Foreign): Promise<ChatWords> => {
    const words = made.get(of) ?? make(of);
    // What could not be fetched is asked for again.
    words.catch(() => made.delete(of));
    made.set(of, words);
    return words;
  };
};

/** Of a text in that language. */
const spoken = once(async (of) => withEnglish(of, (await LOADERS[of]()).default as ChatPhrases));
/** Of a text in English, asked in that language. */
const abroad = once(async (of) => ({ ...(await spoken(of)), meanings: meaningsOf(await wordsOf(of), of) }));

/** What a language's terms are in English, as the search looks for them. */
const meaningsOf = (words: Words, language: Language): NonNullable<ChatWords['meanings']> =>
  new Map(
    [...dictionaryOf(words, language)].map(([term, english]) => [
      term,
      new Set([...english].map((one) => SAME.get(one) ?? one)),
    ]),
  );

/** Whoever writes another language also asks in English. */
function withEnglish(language: Language, own: ChatPhrases): ChatWords {
  const joined = (ours: ChatPhrases['asks'], theirs: ChatPhrases['asks']) =>
    Object.fromEntries(
      [...Object.keys(ours), ...Object.keys(theirs)].map((name) => [
        name,
        [...(theirs[name] ?? []), ...(ours[name] ?? [])],
      ]),
    );
  return {
    ...own,
    language,
    asks: joined(ENGLISH.asks, own.asks),
    lines: joined(ENGLISH.lines, own.lines),
    follows: joined({ ...ENGLISH.follows }, { ...own.follows }) as unknown as ChatPhrases['follows'],
    aboutAsking: new Set(termsOf(`${CHAT.about_asking} ${own.about_asking}`, language)),
  };
}

/** A number that is looked for as it stands: of two signs or more, as smaller ones stand everywhere. */
const NUMBER = /\d[\d.,]*\d/g;
const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** What a text is about, in the search's terms, with its numbers. */
export const allTermsIn = (text: string, language: Language): string[] => [
  ...termsOf(text, language),
  ...numbersIn(text),
];

/** What a question is about: its terms without those of asking. */
export const termsIn = (text: string, { language, aboutAsking }: ChatWords = ENGLISH): string[] => [
  ...new Set(allTermsIn(text, language).filter((term) => !aboutAsking.has(term))),
];
