import * as v from 'valibot';

/** What is noted when it happens in the product, to be counted: who did it when, and never what they wrote. */
export const ProductEvent = v.picklist([
  'signed_up',
  'signed_in',
  'research_started',
  'research_finished',
  'starter_kit_made',
  'research_failed',
  'research_cancelled',
  'report_viewed',
  'report_revised',
  'question_asked',
  'insights_made',
  'insights_failed',
  'exploration_started',
  'exploration_finished',
  'exploration_failed',
  'exploration_cancelled',
  'idea_refined',
  'problem_handed_over',
  'credits_exhausted',
  'credits_requested',
]);
export type ProductEvent = v.InferOutput<typeof ProductEvent>;

/** Where a problem was found that is then researched word for word. */
export const HandOver = v.picklist(['explorer', 'refiner']);
export type HandOver = v.InferOutput<typeof HandOver>;
