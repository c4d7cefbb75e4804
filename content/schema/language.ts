/** The languages content may be written in. English comes first: it is what the others are translated from. */
export const LANGUAGES = ['en', 'fr', 'sw', 'pt', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name);

/** A translation may be longer than the English bound by this much. */
const TRANSLATED = 1.4;

/** How many characters fit, where `english` fit in English. */
export const roomFor = (english: number, language: Language): number =>
  language === 'en' ? english : Math.floor(english * TRANSLATED);
