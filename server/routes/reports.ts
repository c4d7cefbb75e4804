import * as analytics from '../../src/contract/analytics.ts';
import { changes } from '../../src/contract/changes.ts';
import * as calls from '../../src/contract/reports.ts';
import { fetchReport } from '../../src/contract/research.ts';
import * as statistics from '../services/analytics.ts';
import { type AnnouncementDeps, announced } from '../services/announcement.ts';
import { changesSince } from '../services/changes.ts';
import { addToReport, correctReport, type FoundDeps, keepRevision } from '../services/found.ts';
import * as lists from '../services/report-list.ts';
import * as reports from '../services/reports.ts';
import { rolesOf } from '../services/roles.ts';
import { type Api, serve, serveMade, serveOnce } from './register.ts';

/** Report history (spec 2 §7). Calls with a word in the id's place come before those with an id. */
export function reportRoutes(api: Api, deps: AnnouncementDeps & FoundDeps): void {
  const { database, clock } = deps;
  const { sql } = database;

  serve(api, calls.reportHistory, ({ identity, query }) => lists.history(sql, identity.userId, query));
  serve(api, calls.searchReports, ({ identity, query }) => lists.search(sql, identity.userId, query));
  serve(api, calls.searchSuggestions, async ({ identity, query }) => ({
    suggestions: await lists.suggestions(sql, identity.userId, query.q, query.limit),
  }));
  serve(api, calls.reportTrash, ({ identity, query }) => lists.trash(sql, identity.userId, query));
  serve(api, analytics.reportAnalytics, ({ identity, query }) =>
    statistics.overview(sql, identity.userId, query.time_range, clock),
  );
  serve(api, analytics.creationFrequency, async ({ identity, query }) => ({
    frequency_data: await statistics.frequency(sql, identity.userId, query.days, clock),
  }));
  serve(api, analytics.topTopics, async ({ identity, query }) => ({
    topics: await statistics.topics(sql, identity.userId, query.limit, clock),
  }));
  serve(api, analytics.topIndustries, async ({ identity, query }) => ({
    industries: await statistics.industries(sql, identity.userId, query.limit, clock),
  }));
  serve(api, calls.loadReport, (request) => reports.loadReport(sql, request.identity.userId, request.id('id')));
  serve(api, fetchReport, (request) => reports.loadReport(sql, request.identity.userId, request.id('id')));
  serve(api, changes, async ({ identity, query }) => {
    const page = await changesSince(sql, identity.userId, query.cursor);
    if (page.has_more) return page;
    const office = (await rolesOf(sql, identity.userId)).length > 0;
    return { ...page, ...(await announced(deps)), ...(office && { office }) };
  });

  serveMade(
    api,
    calls.addFound,
    deps,
    (request) => addToReport(deps, request.identity.userId, request.id('id'), request.body),
    (request, tx, _opId, made) => keepRevision(tx, deps, request.identity.userId, request.id('id'), made),
  );
  serveMade(
    api,
    calls.correctReading,
    deps,
    (request) => correctReport(deps, request.identity.userId, request.id('id'), request.body),
    (request, tx, _opId, made) => keepRevision(tx, deps, request.identity.userId, request.id('id'), made),
  );
  serveOnce(api, calls.pinReport, deps, async (request, tx) => ({
    report: await reports.pinReport(tx, request.identity.userId, request.id('id'), request.body.is_pinned),
  }));
  serveOnce(api, calls.viewReport, deps, async (request, tx) => ({
    report: await reports.viewReport(tx, request.identity.userId, request.id('id'), clock.now()),
  }));
  serveOnce(api, calls.restoreReport, deps, async (request, tx) => ({
    report: await reports.restoreReport(tx, request.identity.userId, request.id('id')),
  }));
  serveOnce(api, calls.editReportMetadata, deps, async (request, tx) => ({
    report: await reports.editMetadata(tx, request.identity.userId, request.id('id'), request.body),
  }));
  serveOnce(api, calls.deleteReport, deps, async (request, tx) => {
    const id = request.id('id');
    const { permanent } = request.body;
    const remove = permanent ? reports.purgeReport : reports.trashReport;
    return { id, permanent, rev: await remove(tx, request.identity.userId, id, clock.now()) };
  });
}
