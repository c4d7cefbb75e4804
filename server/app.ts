import { type Context, Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { DEFAULT_SOURCES } from '../src/contract/default-sources.ts';
import { DEFAULT_PUBLIC_KEY } from '../src/contract/headers.ts';
import type { ServerLog } from '../src/lib/log.ts';
import type { NewId, WallClock } from '../src/lib/moments.ts';
import type { ModelPrice } from './admin/monitoring/work-detail.ts';
import { adminRoutes } from './admin/routes.ts';
import type { TokenVerifier } from './auth/identity.ts';
import type { OwnAccount } from './auth/own-account.ts';
import type { AuthRouteDeps } from './auth/route-tools.ts';
import { authRoutes } from './auth/routes.ts';
import type { ClientFiles } from './client-files.ts';
import type { Database } from './db/database.ts';
import type { Settings } from './db/product-settings.ts';
import { AppError, notFound } from './errors.ts';
import type { EmailQueue } from './mail/email-queue.ts';
import { limitBody, noStore, requireApiKey } from './middleware/api.ts';
import { requireBearer, requireOpenSession } from './middleware/bearer.ts';
import { compressJson } from './middleware/compress.ts';
import type { Env } from './middleware/env.ts';
import { answerFailure } from './middleware/failures.ts';
import { limitAccount, limitAddress, limitCostly } from './middleware/limits.ts';
import { sameOrigin } from './middleware/own-origin.ts';
import { requestContext } from './middleware/request.ts';
import { createResponseTimes } from './middleware/response-times.ts';
import { contentSecurityPolicy, securityHeaders } from './middleware/security-headers.ts';
import { wellFormedAddress } from './middleware/well-formed.ts';
import type { Queue, QueueView } from './queue/queue.ts';
import type { PackSource } from './research/engine/packs.ts';
import type { Advice } from './research/tasks/advice-port.ts';
import { accountProviderRoute, accountRoutes } from './routes/account.ts';
import { type AnsweringTimes, chatRoutes, explorerRoutes, insightRoutes } from './routes/advice.ts';
import { answerEventRoutes } from './routes/answer-events.ts';
import { creditRoutes } from './routes/credits.ts';
import { eventRoutes, type StreamTimings } from './routes/events.ts';
import { countExhaustion } from './routes/exhaustion.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { healthRoutes } from './routes/health.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { profileRoutes } from './routes/profiles.ts';
import { refinerRoutes } from './routes/refiner.ts';
import { reportRoutes } from './routes/reports.ts';
import { researchRoutes } from './routes/research.ts';
import { staticRoutes } from './routes/static.ts';
import { visitorRoutes } from './routes/visitors.ts';
import { visitCounting } from './routes/visits.ts';
import { createAnswersUnderWay } from './services/answers-under-way.ts';
import type { Allowance } from './services/credits.ts';
import type { JobEvents } from './services/job-events.ts';
import type { SourceDesk } from './sources/try-source.ts';

export interface AppDeps {
  readonly database: Database;
  readonly queue: Queue & QueueView;
  readonly events: JobEvents;
  readonly client: ClientFiles;
  readonly advice: Advice;
  readonly packs: PackSource;
  /** Who is asked outside; null: nobody. */
  readonly lookingUp: SourceDesk | null;
  /** Where a language model is asked; null: nowhere. */
  readonly modelHost: string | null;
  readonly modelPrice: ModelPrice;
  readonly clock: WallClock;
  readonly newId: NewId;
  readonly log: ServerLog;
  /** Milliseconds that never go back, for durations. */
  elapsed(): number;
  /** The public origin. */
  readonly origin: string;
  readonly publicKey: string;
  readonly post: EmailQueue;
  /** What an administrator set. */
  readonly settings: Settings;
  /** What the newsletter's links are signed with. */
  readonly newsletterSecret: Buffer;
  readonly verifier: TokenVerifier;
  /** The embedded sign-in; null when a Supabase project does it. */
  readonly auth: Pick<AuthRouteDeps, 'keys' | 'accounts' | 'provider'> | null;
  readonly supabaseUrl: string | null;
  readonly own: OwnAccount;
  readonly feedbackUrl?: string | null;
  readonly allowance: Allowance;
  /** Where the data lie on this machine, if they do. */
  readonly dataFolder: string | null;
  /** Of the product's parts, for whoever operates it. */
  readonly versions: Readonly<Record<string, string>>;
  readonly slow: boolean;
  readonly closing: AbortSignal;
  readonly stream: StreamTimings;
  readonly answering: AnsweringTimes;
  addressOf(c: Context): string;
}

/** The names of the sources, where they are others than those the pages were built with. */
function sourceNames(desk: SourceDesk | null): string | null {
  if (desk === null) return null;
  const names = desk.sources.map(({ title }) => title).join('|');
  return names === DEFAULT_SOURCES.join('|') ? null : names;
}

const PARTS = ['/api', '/auth/v1', '/rest/v1'] as const;

/** The whole server as one function from request to answer: everything it needs comes in here. */
export function createApp(deps: AppDeps): Hono<Env> {
  const app = new Hono<Env>();
  const times = createResponseTimes(() => deps.clock.now().getTime());
  // For what is wanted far below and by nobody between: the browser's name of a session that is opened.
  app.use(contextStorage());
  app.use(requestContext(deps.log, deps.newId, deps.client.build, deps.elapsed, times));
  app.use(
    securityHeaders(
      contentSecurityPolicy(
        deps.client.scriptHashes,
        deps.supabaseUrl,
        deps.feedbackUrl ?? null,
        deps.client.styleHashes,
      ),
      deps.origin.startsWith('https://'),
    ),
  );
  app.onError((error, c) => answerFailure(c, error, deps.log));

  const { database, queue, client } = deps;
  const checks = {
    database: () =>
      database.ping().then(
        () => true,
        () => false,
      ),
    queue: async () => queue.isReady(),
    client: async () => client.isThere(),
  };
  healthRoutes(app, checks);

  app.use('/api/*', compressJson);
  const byAddress = limitAddress(deps);
  const onlyOwnPages = sameOrigin(deps.origin, deps.log);
  for (const part of PARTS) {
    app.use(
      `${part}/*`,
      noStore,
      onlyOwnPages,
      requireApiKey(deps.publicKey, deps.auth?.accounts.serviceKey ?? null),
      limitBody,
      byAddress,
      wellFormedAddress,
    );
  }
  if (deps.auth !== null) app.route('/auth/v1', authRoutes({ ...deps, ...deps.auth }));

  visitorRoutes(app, deps);
  accountProviderRoute(app, deps);
  newsletterRoutes(app, deps);
  // Who asks too often is refused before the database is asked anything.
  const signedIn = [requireBearer(deps.verifier), limitAccount(deps), requireOpenSession(deps.verifier)] as const;
  app.use('/api/*', ...signedIn);
  app.use('/rest/v1/*', ...signedIn);
  limitCostly(app, deps);
  countExhaustion(app, deps);
  researchRoutes(app, deps);
  eventRoutes(app, deps);
  reportRoutes(app, deps);
  explorerRoutes(app, deps);
  refinerRoutes(app, deps);
  insightRoutes(app, deps);
  const answers = createAnswersUnderWay();
  chatRoutes(app, { ...deps, answers });
  answerEventRoutes(app, { ...deps, answers });
  creditRoutes(app, deps);
  feedbackRoutes(app, deps);
  profileRoutes(app, deps);
  accountRoutes(app, deps);
  adminRoutes(app, { ...deps, checks, times });
  for (const part of PARTS) {
    app.all(`${part}/*`, () => {
      throw part === '/rest/v1'
        ? new AppError('not_found', 'Could not find the table in the schema cache')
        : notFound();
    });
  }

  visitCounting(app, deps.client.folder, deps);
  staticRoutes(app, deps.client.folder, deps.origin, {
    publicKey: deps.publicKey === DEFAULT_PUBLIC_KEY ? null : deps.publicKey,
    authUrl: deps.supabaseUrl,
    feedbackUrl: deps.feedbackUrl ?? null,
    sources: sourceNames(deps.lookingUp),
    modelHost: deps.modelHost,
  });
  return app;
}
