/*
 * Numbers and names both sides know, apart from the schemas: a screen that needs a limit should not have to load the
 * library that parses the wire.
 */

/** The most a founder may write at once. Longer text is refused with a sentence, never cut in silence. */
export const MAX_QUERY_LENGTH = 10_000;
export const MAX_ANSWER_LENGTH = 2_000;
/** The most an idea may take, and a problem that is to be worded anew. */
export const MAX_IDEA_LENGTH = 4_000;
/** Spec 1 §9. */
export const MAX_QUESTIONS = 5;
/** Characters of one thing found, and how many a report takes. */
export const MAX_FOUND_LENGTH = 2_000;
export const MAX_FOUND = 30;

/** The six steps a founder sees, in order (spec 2 §3). */
export const RESEARCH_STEPS = [
  { id: 'domain', title: 'Domain Specification' },
  { id: 'keywords', title: 'Keyword Expansion' },
  { id: 'industry', title: 'Industry Analysis' },
  { id: 'challenges', title: 'Challenges' },
  { id: 'recommendation', title: 'Recommendation' },
  { id: 'report', title: 'Final Report Generation' },
] as const;
export type ResearchStepId = (typeof RESEARCH_STEPS)[number]['id'];

/** Spec 2 §9. */
export const HISTORY_PAGE_SIZE = 20;

/** Characters of one question to a report, and messages on a page (spec 2 §9). */
export const MAX_CHAT_LENGTH = 500;
export const CHAT_PAGE_SIZE = 20;
/** So many questions before one are read with it: a follow-up leans on what they were about. */
export const QUESTIONS_BEFORE = 5;

/** How far evidence reaches, the furthest last. */
export const EVIDENCE_RUNGS = ['desk', 'says', 'does', 'pays'] as const;
export type EvidenceRung = (typeof EVIDENCE_RUNGS)[number];
