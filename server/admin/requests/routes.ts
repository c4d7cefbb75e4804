import * as calls from '../../../src/contract/admin/requests.ts';
import type { Post } from '../../mail/post.ts';
import type { StoreDeps } from '../../services/deps.ts';
import type { Office } from '../register.ts';
import { decide, pageOfRequests } from './credit-requests.ts';
import { answer, pageOfMessages } from './messages.ts';

/** What people asked for and wrote, until somebody has answered it. */
export function requestRoutes({ look, act }: Office, deps: StoreDeps & { post: Post }): void {
  const { sql } = deps.database;
  look(calls.listCreditRequests, ({ query }) => pageOfRequests(sql, query.state, query.page));
  look(calls.listMessages, ({ query }) => pageOfMessages(sql, query.state, query.kind, query.page));

  act(calls.decideCreditRequest, async (request, tx) => {
    const told = await decide(tx, deps, request.id('id'), request.body);
    return { data: { decision: request.body.decision }, told };
  });
  act(calls.answerMessage, async (request, tx) => {
    const { mailed, told } = await answer(tx, deps, request.id('id'), request.body);
    return { data: { mailed }, told };
  });
}
