import * as calls from '../../../src/contract/admin/requests.ts';
import type { EmailQueue } from '../../mail/email-queue.ts';
import type { CreditDeps } from '../../services/credits.ts';
import type { AdminRouter } from '../register.ts';
import { closePast, decide, pageOfRequests } from './credit-requests.ts';
import { answer, pageOfMessages } from './messages.ts';

/** What people asked for and wrote, until somebody has answered it. */
export function requestRoutes({ read, mutate }: AdminRouter, deps: CreditDeps & { post: EmailQueue }): void {
  const { sql } = deps.database;
  read(calls.listCreditRequests, ({ query }) => pageOfRequests(deps, query));
  read(calls.listMessages, ({ query }) => pageOfMessages(sql, query));

  mutate(calls.decideCreditRequest, async (request, tx) => {
    const auditEntry = await decide(tx, deps, request.id('id'), request.body);
    return { data: { decision: request.body.decision }, auditEntry };
  });
  mutate(calls.closePastRequests, async (_, tx) => {
    const closed = await closePast(tx, deps);
    return { data: { closed }, auditEntry: { action: 'credit_request.past_closed', details: { closed } } };
  });
  mutate(calls.answerMessage, async (request, tx) => {
    const { mailed, auditEntry } = await answer(tx, deps, request.id('id'), request.body);
    return { data: { mailed }, auditEntry };
  });
}
