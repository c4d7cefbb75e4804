const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST = 254;

/** Spec 1 §5: something, an @, something, a dot, something. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim()) && text.trim().length <= LONGEST;
