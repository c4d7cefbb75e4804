import { JobStatus } from '../../../src/contract/research.ts';
import { isFinal } from '../../../src/domain/job-rules.ts';
import type { researchJobs } from '../../db/schema/research.ts';

export type JobRow = typeof researchJobs.$inferSelect;

/** States in which something may still come of a job. */
export const OPEN_STATES: readonly JobStatus[] = JobStatus.options.filter((status) => !isFinal(status));
