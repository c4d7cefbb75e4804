export const REFUSE_EMPTY =
  'There is no problem to research in this text yet. Write one or two sentences: who has the problem, where, and what happens to them.';

export const refuseElsewhere = (place: string): string =>
  `Baraza covers the 54 African countries, and ${place} is not one of them. ` +
  'If the same problem exists in an African country, name that country and start again.';

/** Letters of any alphabet in at least one word of three: less is not a text about anything. */
export const hasWords = (text: string): boolean => /\p{L}{3,}/u.test(text);
