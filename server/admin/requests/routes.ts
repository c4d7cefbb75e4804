import * as calls from '../../../src/contract/admin/requests.ts';
import type { EmailQueue } from '../../mail/email-queue.ts';
import type { StoreDeps } from '../../services/deps.ts';
import type { AdminRouter } from '../register.ts';
import { decide, pageOfRequests } from './credit-requests.ts';
import { answer, pageOfMessages } from './messages.ts';

/** What people asked for and wrote, until somebody has answered it. */
export function requestRoutes({ read, mutate }: AdminRouter, deps: StoreDeps & { post: EmailQueue }): void {
  const { sql } = deps.database;
  read(calls.listCreditRequests, ({ query }) => pageOfRequests(sql, query.state, query.page));
  read(calls.listMessages, ({ query }) => pageOfMessages(sql, query.state, query.kind, query.page));

  mutate(calls.decideCreditRequest, async (request, tx) => {
    const auditEntry = await decide(tx, deps, request.id('id'), request.body);
    return { data: { decision: request.body.decision }, auditEntry };
  });
  mutate(calls.answerMessage, async (request, tx) => {
    const { mailed, auditEntry } = await answer(tx, deps, request.id('id'), request.body);
    return { data: { mailed }, auditEntry };
  });
}
