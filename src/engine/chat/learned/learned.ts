import { learnedFrom } from './model.ts';
import weights from './weights.json' with { type: 'json' };

/** Made by bench/chat-learn.ts from all questions of bench/chat. */
export const LEARNED = learnedFrom(weights as unknown as Parameters<typeof learnedFrom>[0]);
