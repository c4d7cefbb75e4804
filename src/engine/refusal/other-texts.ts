export const refuseElsewhere = (place: string): string =>
  `Baraza covers the 54 African countries, and ${place} is not one of them. ` +
  'If the same problem exists in an African country, name that country and start again.';

/** Letters of any alphabet in at least one word of three: less is not a text about anything. */
export const hasWords = (text: string): boolean => /\p{L}{3,}/u.test(text);
