import type { JobStatus } from '../../../src/contract/research.ts';
import type { researchJobs } from '../../db/schema/research.ts';

export type JobRow = typeof researchJobs.$inferSelect;

/** States a job never leaves. */
export const FINAL_STATES: readonly JobStatus[] = ['completed', 'failed', 'cancelled'];
