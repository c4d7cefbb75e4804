import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { orderExport } from '../../src/contract/account.ts';
import type { AnyCall } from '../../src/contract/call.ts';
import { sendChatMessage } from '../../src/contract/chat.ts';
import { startExploring } from '../../src/contract/explorer.ts';
import { generateInsights } from '../../src/contract/insights.ts';
import { refineIdea, refineIdeaBasic, rewordProblem } from '../../src/contract/refiner.ts';
import { addFound, correctReading, searchReports, searchSuggestions } from '../../src/contract/reports.ts';
import { startResearch } from '../../src/contract/research.ts';
import type { ServerLog } from '../../src/lib/log.ts';
import { SECOND } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import { AppError } from '../errors.ts';
import type { Env } from './env.ts';

interface Limit {
  readonly calls: readonly AnyCall[];
  /** Calls of one account within the window. */
  readonly points: number;
  readonly seconds: number;
  /** Each keeps a processor busy: an account's calls wait for one another, so that others' come in between. */
  readonly oneAtATime: boolean;
}

/** What costs more than reading a few rows, counted over all processes. A person at work stays far below. */
const COSTLY: Readonly<Record<string, Limit>> = {
  engine: {
    calls: [
      refineIdea,
      refineIdeaBasic,
      rewordProblem,
      sendChatMessage,
      addFound,
      correctReading,
      startExploring,
      generateInsights,
    ],
    points: 20,
    seconds: 60,
    oneAtATime: true,
  },
  research: { calls: [startResearch], points: 120, seconds: 60, oneAtATime: false },
  search: { calls: [searchReports, searchSuggestions], points: 40, seconds: 60, oneAtATime: true },
  export: { calls: [orderExport], points: 3, seconds: 3_600, oneAtATime: true },
};

/** Everything else, counted in this process alone: what too much of it threatens is this process. */
const PER_ACCOUNT = { points: 1_200, duration: 60 };
/** Behind one address there may be a whole campus or a mobile operator. */
const PER_ADDRESS = { points: 6_000, duration: 60 };

export interface LimitDeps {
  readonly database: Database;
  readonly log: ServerLog;
  addressOf(c: Context): string;
}

/** A refusal takes its time: whoever sends the next call as soon as one is answered is slowed down, at no cost to others. */
const REFUSAL_MS = SECOND;

/** Kept apart from the account's rows, and past its end: it names nobody. */
const nameless = (userId: string) => createHash('sha256').update(userId).digest('base64url');

async function count(limiter: RateLimiterDrizzle | RateLimiterMemory, key: string, log: ServerLog): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    // A database that is away is no reason to refuse: the call itself will say so.
    if (!(refused instanceof RateLimiterRes)) {
      log.warn('rate limit not counted', { err: refused });
      return;
    }
    await setTimeout(REFUSAL_MS);
    throw new AppError('rate_limit_exceeded', 'Too many requests. Please wait a moment and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / SECOND)),
    });
  }
}

/** Comes before anybody is known: so many calls of one address, and no more. */
export function limitAddress({ addressOf, log }: LimitDeps): MiddlewareHandler<Env> {
  const limiter = new RateLimiterMemory({ keyPrefix: 'address', ...PER_ADDRESS });
  return createMiddleware<Env>(async (c, next) => {
    await count(limiter, addressOf(c), log);
    await next();
  });
}

/** Lets one call of an account through at a time; the others wait in the order they came. */
function oneAtATime(): MiddlewareHandler<Env> {
  const last = new Map<string, Promise<void>>();
  return createMiddleware<Env>(async (c, next) => {
    const { userId } = c.get('identity');
    const before = last.get(userId);
    let done = () => {};
    const mine = new Promise<void>((resolve) => {
      done = resolve;
    });
    last.set(userId, mine);
    await before;
    try {
      await next();
    } finally {
      done();
      if (last.get(userId) === mine) last.delete(userId);
    }
  });
}

/** So many calls of one account, and no more. Throws `rate_limit_exceeded` with the time to wait. */
export function limitAccount({ log }: LimitDeps): MiddlewareHandler<Env> {
  const limiter = new RateLimiterMemory({ keyPrefix: 'account', ...PER_ACCOUNT });
  return createMiddleware<Env>(async (c, next) => {
    await count(limiter, c.get('identity').userId, log);
    await next();
  });
}

/** Fewer of those calls that cost much. Throws as `limitAccount` does. */
export function limitCostly(api: Hono<Env>, { database, log }: LimitDeps): void {
  for (const [keyPrefix, { calls, points, seconds, oneAtATime: waits }] of Object.entries(COSTLY)) {
    const limiter = new RateLimiterDrizzle({
      storeClient: database.sql,
      schema: rateLimits,
      keyPrefix,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points + 1,
      clearExpiredByTimeout: false,
    });
    const turn = oneAtATime();
    for (const { method, path } of calls) {
      api.on(method, path, async (c, next) => {
        await count(limiter, nameless(c.get('identity').userId), log);
        await (waits ? turn(c, next) : next());
      });
    }
  }
}
