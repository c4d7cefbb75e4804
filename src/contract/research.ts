import * as v from 'valibot';
import { call, inData } from './call.ts';
import type { ErrorCode } from './errors.ts';
import { MAX_ANSWER_LENGTH, MAX_QUERY_LENGTH } from './limits.ts';
import { Id, requiredText, Timestamp } from './primitives.ts';
import { ArrivingReport } from './report.ts';
import { TrailEntry } from './trail.ts';

export const JobStatus = v.picklist([
  'queued',
  'running',
  'clarification_needed',
  'paused',
  'completed',
  'failed',
  'cancelled',
]);
export type JobStatus = v.InferOutput<typeof JobStatus>;

/** What an answer settles; asked once in a job, whatever its number in its set. */
export const QuestionSlot = v.picklist([
  'nearest',
  'cause',
  'kind',
  'where',
  'who',
  'payer',
  'seen',
  'outcome',
  'number',
  // A second number, or what else decides: a language model asks it when the first answers are there.
  'more',
  'idea',
]);
export type QuestionSlot = v.InferOutput<typeof QuestionSlot>;

/** A clarification question: why it is asked, choices to tap, and what is assumed when it is skipped. */
export const Question = v.object({
  /** `question_1` … `question_5`. */
  id: v.pipe(v.string(), v.regex(/^question_[1-5]$/)),
  /** Absent on questions that an earlier version asked. */
  slot: v.optional(QuestionSlot),
  text: v.string(),
  why: v.string(),
  choices: v.array(v.string()),
  /** What it means when the question is skipped. */
  skip: v.string(),
  /** Our best reading, ready to be accepted. */
  prefill: v.optional(v.string()),
});
export type Question = v.InferOutput<typeof Question>;

const ENDINGS = ['research_refused', 'research_failed'] as const satisfies readonly ErrorCode[];

export const JobState = v.object({
  job_id: Id,
  status: JobStatus,
  /** 0 to 100: finished work, never a timer. */
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** The words under the bar, when the step has some of its own. */
  stage: v.nullable(v.string()),
  questions: v.array(Question),
  /** How many of the job's questions were answered or skipped before these. */
  answered: v.optional(v.number(), 0),
  report_id: v.nullable(Id),
  /** Why it failed. A refusal is in the founder's language. */
  error: v.nullable(v.string()),
  /** Whether their text was refused, or something went wrong on our side, which a screen says itself. */
  error_code: v.fallback(v.optional(v.nullable(v.picklist(ENDINGS)), null), null),
  /** Set when a credit was given back, so that the person can be told. */
  refunded: v.boolean(),
  query: v.string(),
  created_at: Timestamp,
  /** True when a language model writes the words, which takes minutes. */
  slow: v.boolean(),
  /** The founder's language, ISO 639-1: questions and refusals are in it. */
  language: v.optional(v.string(), 'en'),
  /** What was looked up so far, oldest first; a telling may hold only what came since the one before. */
  trail: v.optional(v.array(TrailEntry), []),
});
export type JobState = v.InferOutput<typeof JobState>;

const Answer = v.pipe(v.string(), v.trim(), v.maxLength(MAX_ANSWER_LENGTH));

/** The specification's `user_id` is read past: the token says who asks. */
export const startResearch = call({
  method: 'POST',
  path: '/api/market-validation/jobs',
  body: v.object({
    query: requiredText(MAX_QUERY_LENGTH),
    /** The report of an earlier version that this makes anew: once, at no credit (readings: old reports). */
    remakes: v.optional(Id),
    /** What a draft of it was answered on the device: nobody is asked that again. */
    answers: v.optional(v.record(QuestionSlot, Answer)),
  }),
  answer: inData(v.object({ job_id: Id })),
});

export const researchStatus = call({
  method: 'GET',
  path: '/api/market-validation/status/:jobId',
  /** `after`: the last line of the trail that is known; only those behind it are told. */
  query: v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))) }),
  answer: inData(JobState),
  timeoutMs: 10_000,
});

/** Keys `question_1` … `question_N`; an empty text means 'skip: assume'. */
export const answerQuestions = call({
  method: 'POST',
  path: '/api/market-validation/answers/:sessionId',
  body: v.object({
    answers: v.record(v.pipe(v.string(), v.regex(/^question_[1-5]$/)), Answer),
    /** Which set is answered (`questionSetOf`): numbers begin anew in each. */
    set: v.optional(v.string()),
  }),
  answer: inData(v.object({ job_id: Id, accepted: v.boolean() })),
});

export const fetchReport = call({
  method: 'GET',
  path: '/api/market-validation/report/:id',
  answer: inData(ArrivingReport),
});

export const stopResearch = call({
  method: 'POST',
  path: '/api/market-validation/stop/:workflowId',
  answer: inData(v.object({ stopped: v.boolean() })),
});

/**
 * Takes the research back for good: nothing comes of it, and its credit is returned. `cancelled` is false where it had ended
 * before. A start that is still on its way is refused when it arrives.
 */
export const cancelResearch = call({
  method: 'POST',
  path: '/api/market-validation/cancel/:jobId',
  answer: inData(v.object({ job_id: Id, cancelled: v.boolean() })),
});

/** Goes on from the last finished step of a paused job; spends no second credit (readings: leaving a page). */
export const resumeResearch = call({
  method: 'POST',
  path: '/api/market-validation/resume/:jobId',
  answer: inData(JobState),
});

/** The account's jobs that still wait for something, newest first: what a new tab has to pick up. */
export const openJobs = call({
  method: 'GET',
  path: '/api/market-validation/jobs',
  answer: inData(v.object({ jobs: v.array(JobState) })),
});

/** Server-sent events `job` with a `JobState` as data; ends after a final state. */
export const JOB_EVENTS_PATH = '/api/jobs/:id/events';
