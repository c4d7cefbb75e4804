import * as calls from '../../src/contract/credits.ts';
import { notFound } from '../errors.ts';
import { findRequest, requestCredits } from '../services/credit-requests.ts';
import * as credits from '../services/credits.ts';
import { type Api, serve, serveOnce } from './register.ts';

/** Credits and requests for more (spec 2 §7). The `userId` of a path has to be one's own; that of a body is read past. */
export function creditRoutes(api: Api, deps: credits.CreditDeps): void {
  serve(api, calls.creditStatus, ({ identity }) => credits.creditStatus(deps, identity.userId, 'market_validation'));
  serve(api, calls.explorerCreditStatus, ({ identity }) =>
    credits.creditStatus(deps, identity.userId, 'problem_generator'),
  );

  serve(api, calls.checkCreditRequest, async (request) => {
    const { userId } = request.identity;
    if (request.id('userId') !== userId) throw notFound();
    const { sql } = deps.database;
    const { request: existingRequest, weekEnds } = await findRequest(
      sql,
      userId,
      request.query.credit_type,
      deps.clock.now(),
    );
    return { hasRequestedThisWeek: existingRequest !== null, existingRequest, weekEnds };
  });

  serveOnce(api, calls.requestCredits, deps, ({ identity, body }, tx, opId) =>
    requestCredits(tx, deps, {
      id: opId,
      userId: identity.userId,
      creditType: body.credit_type,
      creditsRequested: body.credits_requested,
      reason: body.reason,
    }),
  );
}
