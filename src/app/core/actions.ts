import { apiError } from '../../api/error.ts';
import { questionSetOf } from '../../contract/question-set.ts';
import { resumeResearch } from '../../contract/research.ts';
import { answersDraft, questionsKey } from '../../domain/job-rules.ts';
import type { Renew, Transport } from '../../domain/transport.ts';
import type { ActionKind } from '../../domain/user-action.ts';
import type { Actions } from '../../hooks/core-port.ts';
import { beginRun, takeJob } from '../../store/jobs.ts';
import type { Op } from '../../store/operations/registry.ts';
import type { Jobs } from '../../sync/jobs.ts';
import type { Drafts } from './drafting.ts';
import { createMutate, createOutboxActions, type OutboxPorts } from './outbox-actions.ts';

export interface ActionPorts extends OutboxPorts {
  readonly acted: (kind: ActionKind) => void;
  readonly jobs: Jobs;
  readonly draftReports: () => Promise<Drafts>;
  readonly transport: Transport;
  readonly renew: Renew;
  readonly sendStop: (jobId: string) => void;
  readonly signal: AbortSignal;
}

/** What a person can do, as intentions in the outbox; the server is only spoken to where a page is leaving or resuming. */
export function createActions(ports: ActionPorts): Actions {
  const { db, jobs, now } = ports;
  const mutate = createMutate(ports);

  return {
    ...createOutboxActions(ports),
    startResearch: (query, remakes) => mutate({ type: 'research', payload: { query, remakes } }),
    async answerQuestions(jobId, answers) {
      const job = await db.jobs.get(jobId);
      const questions = job?.state.questions ?? [];
      const payload = { jobId, answers: { ...answers }, asked: questionsKey(questions), set: questionSetOf(questions) };
      await mutate({ type: 'answers', payload });
    },
    async cancelResearch(jobId) {
      // Answers that were given and not sent must not be handed in by the next visit.
      ports.drafts.write(ports.owner, answersDraft(jobId), '');
      await mutate({ type: 'research_cancel', payload: { jobId } });
      jobs.forget(jobId);
    },
    mutate: (type, payload) => mutate({ type, payload } as Op),
    async ask(reportId, content, webSearch) {
      const chat = await db.chats.get(reportId);
      const sessionId = chat?.sessionId ?? null;
      return mutate({ type: 'chat', payload: { reportId, content, webSearch, sessionId } });
    },
    draft: async (query) => (await ports.draftReports()).begin(query),
    answerDraft: async (draftId, set, answers) => (await ports.draftReports()).answer(draftId, set, answers),
    researchDraft: async (draftId) => (await ports.draftReports()).research(draftId, mutate),
    discardDraft: async (draftId) => (await ports.draftReports()).discard(draftId),
    stop(jobId) {
      ports.sendStop(jobId);
      jobs.forget(jobId);
    },
    async resume(jobId) {
      const request = { call: resumeResearch, params: { jobId }, opId: ports.newId() };
      let answer = await ports.transport(request, ports.signal);
      if (answer.kind === 'refused' && answer.status === 401 && (await ports.renew()) === 'renewed') {
        answer = await ports.transport(request, ports.signal);
      }
      if (answer.kind !== 'ok') throw apiError(answer);
      await takeJob(db, answer.data.data, now());
      await beginRun(db, jobId, now());
    },
    checkNow(jobId) {
      ports.acted('other');
      jobs.checkNow(jobId);
    },
  };
}
