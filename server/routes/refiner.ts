import * as calls from '../../src/contract/refiner.ts';
import * as refiner from '../services/refiner.ts';
import { type Api, serve, serveMade, serveOnce } from './register.ts';

/** Refining ideas (spec 3 §7). `user_id` is read past: the token says who asks. */
export function refinerRoutes(api: Api, deps: refiner.RefinerDeps): void {
  const { sql } = deps.database;
  for (const [call, basic] of [
    [calls.refineIdea, false],
    [calls.refineIdeaBasic, true],
  ] as const) {
    serveMade(
      api,
      call,
      deps,
      ({ body }) => refiner.refineIdea(deps, body.raw_idea, basic),
      ({ identity, body }, tx, opId, refined) =>
        refiner.keepRefinement(tx, deps, { id: opId, userId: identity.userId, idea: body.raw_idea }, refined),
    );
  }
  serve(api, calls.rewordProblem, ({ body }) => refiner.rewordProblem(deps, body.problem_statement));
  serve(api, calls.refinerHistory, ({ identity, query }) => refiner.refinerHistory(sql, identity.userId, query));
  serve(api, calls.refinerSession, (request) =>
    refiner.refinerSession(
      sql,
      request.identity.userId,
      request.id('sessionId'),
      request.query.include_results === true,
    ),
  );
  serveOnce(api, calls.deleteRefinerSession, deps, async (request, tx) => {
    await refiner.deleteRefinerSession(tx, request.identity.userId, request.id('sessionId'), deps.clock.now());
    return { deleted: true };
  });
  serveOnce(api, calls.markResearched, deps, async (request, tx) => {
    const id = request.id('id');
    await refiner.markResearched(tx, request.identity.userId, id);
    return { id, researched: true as const };
  });
}
