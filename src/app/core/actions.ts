import { apiError } from '../../api/error.ts';
import { resumeResearch } from '../../contract/research.ts';
import { questionsKey } from '../../domain/job-rules.ts';
import type { ActionKind } from '../../domain/user-action.ts';
import type { Actions } from '../../hooks/core-port.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { enqueue } from '../../store/enqueue.ts';
import { discardEntry, retryEntry } from '../../store/entries.ts';
import type { Op } from '../../store/entry.ts';
import { beginRun, takeJob } from '../../store/jobs.ts';
import { discardQuarantined } from '../../store/quarantine.ts';
import { withRoom } from '../../store/room.ts';
import type { Jobs } from '../../sync/jobs.ts';
import type { Renew, Transport } from '../../sync/transport.ts';

export interface ActionPorts {
  readonly db: AccountDb;
  readonly userId: string;
  readonly newId: () => string;
  readonly now: () => number;
  /** Something waits: this tab looks at once, and so does one that is flushing already. */
  readonly wake: () => void;
  readonly acted: (kind: ActionKind) => void;
  readonly jobs: Jobs;
  readonly transport: Transport;
  readonly renew: Renew;
  readonly sendStop: (jobId: string) => void;
  readonly signal: AbortSignal;
}

/** What a person can do, as intentions in the outbox; the server is only spoken to where a page is leaving or resuming. */
export function createActions(ports: ActionPorts): Actions {
  const { db, userId, jobs, now } = ports;

  const intend = async (op: Op): Promise<string> => {
    // A person's words come before any cached report (STO-1).
    const opId = await withRoom(db, null, () => enqueue(db, { op, opId: ports.newId(), userId, now: now() }));
    ports.wake();
    return opId;
  };

  return {
    startResearch: (query) => intend({ type: 'research', payload: { query } }),
    async answerQuestions(jobId, answers) {
      const job = await db.jobs.get(jobId);
      const asked = job ? questionsKey(job.state.questions) : '';
      await intend({ type: 'answers', payload: { jobId, answers: { ...answers }, asked } });
    },
    async pin(reportId, pinned) {
      await intend({ type: 'pin', payload: { reportId, pinned } });
    },
    async view(reportId) {
      await intend({ type: 'view', payload: { reportId } });
    },
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
    async retry(opId) {
      await retryEntry(db, opId);
      ports.wake();
    },
    async discard(opId) {
      if (!(await discardQuarantined(db, opId))) await discardEntry(db, opId);
      ports.wake();
    },
  };
}
