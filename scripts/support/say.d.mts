export function giveUp(sentence: string): never;
export function say(sentence: string): void;
