import { QuestionSlot } from '../../../src/contract/research.ts';
import type { Answers } from '../../../src/engine/reading/slots.ts';

/** Nobody is asked: what was not answered stays open. */
export const ALL_SKIPPED: Answers = Object.fromEntries(QuestionSlot.options.map((slot) => [slot, '']));
