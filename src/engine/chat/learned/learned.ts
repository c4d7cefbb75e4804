import lesson from './lesson.json' with { type: 'json' };
import { learnedFrom } from './model.ts';
import weights from './weights.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

/** Made by bench/chat-learn.ts from all questions of bench/chat. */
export const LEARNED = learnedFrom(weights as unknown as Parameters<typeof learnedFrom>[0], lesson);

/** Words that founders of several kinds ask with, most used first. */
export const ASKED_WITH: ReadonlySet<string> = new Set(words.words.split(' '));
