/** Ends with one plain sentence: what is wrong and what to do, no stack. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

export const say = (sentence) => console.log(sentence);
