/** Letters of any alphabet in at least one word of three: less is not a text about anything. */
export const hasWords = (text: string): boolean => /\p{L}{3,}/u.test(text);
