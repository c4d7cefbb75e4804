import * as v from 'valibot';
import { text } from './text.ts';

/** English words of the playbooks, each with its words in another language, apart by spaces. */
export const wordsSchema = v.record(text(30), text(120));
export type Words = v.InferOutput<typeof wordsSchema>;
