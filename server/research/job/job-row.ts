import type { researchJobs } from '../../db/schema/research.ts';

export type JobRow = typeof researchJobs.$inferSelect;
