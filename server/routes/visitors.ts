import type { Context } from 'hono';
import { subscribe } from '../../src/contract/newsletter.ts';
import { contactUs, requestSupport } from '../../src/contract/support.ts';
import { SECOND } from '../../src/lib/moments.ts';
import { countTry } from '../db/throttle.ts';
import { AppError } from '../errors.ts';
import type { Env } from '../middleware/env.ts';
import type { StoreDeps } from '../services/deps.ts';
import * as inbox from '../services/inbox.ts';
import * as newsletter from '../services/newsletter.ts';
import { type Api, serveVisitor } from './register.ts';

/** Many people share an address behind one mobile network. */
const TRIES = 30;
const WINDOW_MS = 300 * SECOND;

export interface VisitorRouteDeps extends StoreDeps {
  addressOf(c: Context): string;
}

/** What somebody who is not signed in can ask for (spec 1 §7). Comes before the routes that need a token. */
export function visitorRoutes(api: Api, deps: VisitorRouteDeps): void {
  const notTooOften = async (c: Context<Env>) => {
    const limit = { kind: 'visitor', name: deps.addressOf(c), tries: TRIES, windowMs: WINDOW_MS };
    const retryAfterSeconds = await countTry(deps.database.sql, deps.clock, limit);
    if (retryAfterSeconds !== null)
      throw new AppError('rate_limit_exceeded', 'Too many requests. Please wait a few minutes and try again.', {
        retryAfterSeconds,
      });
  };

  serveVisitor(api, subscribe, deps, notTooOften, async ({ email }, tx, id) => ({
    message: await newsletter.subscribe(tx, deps, { id, email }),
  }));
  serveVisitor(api, requestSupport, deps, notTooOften, async (content, tx, id) => ({
    success: true as const,
    data: {
      id: await inbox.receive(tx, deps, { id, kind: 'support', userId: null, content }),
      message: 'Account recovery request submitted successfully',
    },
  }));
  serveVisitor(api, contactUs, deps, notTooOften, async (content, tx, id) => ({
    success: true as const,
    data: {
      id: await inbox.receive(tx, deps, { id, kind: 'contact', userId: null, content }),
      message: 'Thank you. We will answer by mail.',
    },
  }));
}
