import {
  answerQuestions,
  cancelResearch,
  openJobs,
  researchStatus,
  resumeResearch,
  startResearch,
  stopResearch,
} from '../../src/contract/research.ts';
import { takeAnswers } from '../services/answers.ts';
import * as jobs from '../services/research-jobs.ts';
import { type Api, serve, serveOnce } from './register.ts';

/** Research jobs (spec 2 §7). `user_id` in a body is read past: the token says who asks. */
export function researchRoutes(api: Api, deps: jobs.JobDeps): void {
  serveOnce(api, startResearch, deps, async ({ identity, body, requestId }, tx, opId) => {
    const { query, remakes, answers } = body;
    await jobs.startJob(tx, deps, { id: opId, userId: identity.userId, query, remakes, answers, requestId });
    return { job_id: opId };
  });

  serve(api, openJobs, async ({ identity }) => ({ jobs: await jobs.openJobs(deps, identity.userId) }));

  serve(api, researchStatus, async (request) =>
    jobs.watchJob(deps, request.identity.userId, request.id('jobId'), Number(request.query.after ?? 0)),
  );

  serveOnce(api, answerQuestions, deps, async (request, tx) => {
    const jobId = request.id('sessionId');
    const { answers, set } = request.body;
    const accepted = await takeAnswers(tx, deps, request.identity.userId, jobId, { answers, set });
    return { job_id: jobId, accepted };
  });

  serve(api, stopResearch, async (request) => ({
    stopped: await jobs.stopJob(deps, request.identity.userId, request.id('workflowId')),
  }));

  serveOnce(api, cancelResearch, deps, async (request, tx) => {
    const jobId = request.id('jobId');
    return { job_id: jobId, cancelled: await jobs.cancelJob(tx, deps, request.identity.userId, jobId) };
  });

  serve(api, resumeResearch, async (request) =>
    deps.database.transaction((tx) => jobs.resumeJob(tx, deps, request.identity.userId, request.id('jobId'))),
  );
}
