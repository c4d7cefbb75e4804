import { apiError } from '../../api/error.ts';
import { questionSetOf } from '../../contract/question-set.ts';
import { resumeResearch } from '../../contract/research.ts';
import { answersKey, questionsKey } from '../../domain/job-rules.ts';
import type { Transport } from '../../domain/transport.ts';
import type { ActionKind } from '../../domain/user-action.ts';
import { beginRun, takeJob } from '../../store/jobs.ts';
import type { Op, OpOf, OpType } from '../../store/operations/registry.ts';
import type { Jobs } from '../../sync/jobs.ts';
import type { DraftReports } from './drafting.ts';
import { createMutate, createOutboxActions, type OutboxPorts } from './outbox-actions.ts';

export interface ActionPorts extends OutboxPorts {
  readonly acted: (kind: ActionKind) => void;
  readonly jobs: Jobs;
  readonly draftReports: () => Promise<DraftReports>;
  readonly transport: Transport;
  readonly signal: AbortSignal;
}

export type Actions = ReturnType<typeof createActions>;

/**
 * What a person can do, as intentions in the outbox; the server is only spoken to where research is resumed. Each promise that
 * answers with an id is kept when the intention is safe on this device; `useSending` tells the rest.
 */
export function createActions(ports: ActionPorts) {
  const { db, jobs, now } = ports;
  const mutate = createMutate(ports);

  return {
    ...createOutboxActions(ports),
    /** Answers with the job's id. `remakes`: the report of an earlier version that is made anew, at no credit. */
    async startResearch(query: string, remakes?: string) {
      ports.acted('research');
      return mutate({ type: 'research', payload: { query, remakes } });
    },
    async answerQuestions(jobId: string, answers: Readonly<Record<string, string>>) {
      ports.acted('research');
      const job = await db.jobs.get(jobId);
      const questions = job?.state.questions ?? [];
      const payload = { jobId, answers: { ...answers }, asked: questionsKey(questions), set: questionSetOf(questions) };
      await mutate({ type: 'answers', payload });
    },
    /** Takes research back for good, its unsent answers with it; the server ends it and returns the credit. */
    async cancelResearch(jobId: string) {
      // Answers that were given and not sent must not be handed in by the next visit.
      ports.typedText.write(ports.owner, answersKey(jobId), '');
      await mutate({ type: 'research_cancel', payload: { jobId } });
      jobs.forget(jobId);
    },
    /** One operation of the registry (store/operations); answers with its id, by which what it starts is known as well. */
    mutate: <Type extends OpType>(type: Type, payload: OpOf<Type>['payload']) => mutate({ type, payload } as Op),
    /** A question to a report. */
    async ask(reportId: string, content: string, webSearch: boolean) {
      const chat = await db.chats.get(reportId);
      const sessionId = chat?.sessionId ?? null;
      return mutate({ type: 'chat', payload: { reportId, content, webSearch, sessionId } });
    },
    /** Writes a draft on this device, with no network and no credit; answers with the draft's id. */
    draft: async (query: string) => (await ports.draftReports()).begin(query),
    /** Answers to the set a draft asks (`questionSetOf`), by the question's number. */
    answerDraft: async (draftId: string, set: string, answers: Readonly<Record<string, string>>) =>
      (await ports.draftReports()).answer(draftId, set, answers),
    /** Sends a draft's problem to be researched; answers with the job's id. */
    async researchDraft(draftId: string) {
      ports.acted('research');
      return (await ports.draftReports()).research(draftId, mutate);
    },
    discardDraft: async (draftId: string) => (await ports.draftReports()).discard(draftId),
    async resume(jobId: string) {
      const request = { call: resumeResearch, params: { jobId }, opId: ports.newId() };
      const answer = await ports.transport(request, ports.signal);
      if (answer.kind !== 'ok') throw apiError(answer);
      await takeJob(db, answer.data.data, now());
      await beginRun(db, jobId, now());
    },
    /** A person asks now: the polling window opens and a waiting follower goes on at once. */
    async checkNow(jobId: string) {
      ports.acted('other');
      jobs.checkNow(jobId);
    },
  };
}
