import compiled from '../../../content/compiled/chat.json' with { type: 'json' };
import type { ChatContent, ChatPhrases } from '../../../content/schema/chat.ts';
import type { Language } from '../../../content/schema/language.ts';
import type { ReportContent } from '../../contract/report.ts';
import { languageOf } from '../reading/language.ts';
import { splitWords, termOf } from '../reading/terms.ts';

/** What founders ask, as `content/chat.yaml` has it, in English. */
export const CHAT: ChatContent = compiled as ChatContent;

/** How founders ask in a language, beside English, and how they are answered in it. */
export interface ChatWords extends ChatPhrases {
  readonly language: Language;
  /** Words about the asking and not about what is asked. */
  readonly aboutAsking: ReadonlySet<string>;
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

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: unknown }>>> = {
  fr: () => import('../../../content/compiled/chat-fr.json', { with: { type: 'json' } }),
  sw: () => import('../../../content/compiled/chat-sw.json', { with: { type: 'json' } }),
  pt: () => import('../../../content/compiled/chat-pt.json', { with: { type: 'json' } }),
  ar: () => import('../../../content/compiled/chat-ar.json', { with: { type: 'json' } }),
};

/** The words to read a question with: of the report's language, or of the question's where the report is English. */
export async function chatWordsFor({ metadata }: ReportContent, question: string): Promise<ChatWords> {
  const of = metadata.language === 'en' ? languageOf(question).language : metadata.language;
  const load = LOADERS[of as keyof typeof LOADERS];
  return load ? withEnglish(of as Language, (await load()).default as ChatPhrases) : ENGLISH;
}

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
