/* How senses.json keeps where a word stands: bench/chat-senses.ts writes it so, and sense.ts reads it. */

export const DIMENSIONS = 100;
/** Each number is one of so many steps, evenly from this many spreads below the middle to as many above. */
export const STEPS = 8;
export const WIDTH = 2;
/** A letter for each pair of steps. */
export const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
