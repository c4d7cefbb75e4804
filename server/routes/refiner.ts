import * as calls from '../../src/contract/refiner.ts';
import * as refiner from '../services/refiner.ts';
import { type Api, serveBare, serveMadeBare, serveOnceBare } from './register.ts';

/** Refining ideas (spec 3 §7): answers without envelope. `user_id` is read past: the token says who asks. */
export function refinerRoutes(api: Api, deps: refiner.RefinerDeps): void {
  const { sql } = deps.database;
  for (const [call, basic] of [
    [calls.refineIdea, false],
    [calls.refineIdeaBasic, true],
  ] as const) {
    serveMadeBare(
      api,
      call,
      deps,
      ({ body }) => refiner.refineIdea(deps, body.raw_idea, basic),
      ({ identity, body }, tx, opId, refined) =>
        refiner.keepRefinement(tx, deps, { id: opId, userId: identity.userId, idea: body.raw_idea }, refined),
    );
  }
  serveBare(api, calls.rewordProblem, ({ body }) => refiner.rewordProblem(deps, body.problem_statement));
  serveBare(api, calls.refinerHistory, ({ identity, query }) => refiner.refinerHistory(sql, identity.userId, query));
  serveBare(api, calls.refinerSession, (request) =>
    refiner.refinerSession(
      sql,
      request.identity.userId,
      request.id('sessionId'),
      request.query.include_results === true,
    ),
  );
  serveOnceBare(api, calls.deleteRefinerSession, deps, async (request, tx) => {
    await refiner.deleteRefinerSession(tx, request.identity.userId, request.id('sessionId'), deps.clock.now());
    return { deleted: true };
  });
  serveOnceBare(api, calls.markResearched, deps, async (request, tx) => {
    const id = request.id('id');
    await refiner.markResearched(tx, request.identity.userId, id);
    return { id, researched: true as const };
  });
}
