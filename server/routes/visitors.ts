import type { Context } from 'hono';
import { subscribe } from '../../src/contract/newsletter.ts';
import { endSession } from '../../src/contract/session-end.ts';
import { contactUs, requestSupport } from '../../src/contract/support.ts';
import { endSessionByHandle } from '../auth/sessions.ts';
import type { Env } from '../middleware/env.ts';
import * as inbox from '../services/inbox.ts';
import * as newsletter from '../services/newsletter.ts';
import { type MessageLimitDeps, notTooMany, notTooOften } from '../services/visitor-limit.ts';
import { type Api, serveVisitor } from './register.ts';

export interface VisitorRouteDeps extends newsletter.NewsletterDeps, MessageLimitDeps {
  addressOf(c: Context): string;
}

/** What somebody who is not signed in can ask for (spec 1 §7). Comes before the routes that need a token. */
export function visitorRoutes(api: Api, deps: VisitorRouteDeps): void {
  const before = (c: Context<Env>) => notTooOften(deps, deps.addressOf(c));
  const beforeMessage = async (c: Context<Env>) => {
    await before(c);
    await notTooMany(deps, deps.addressOf(c));
  };

  serveVisitor(api, subscribe, deps, before, ({ email }, tx, id) => newsletter.subscribe(tx, deps, { id, email }));
  serveVisitor(api, endSession, deps, before, async ({ handle }, tx) => {
    await endSessionByHandle(tx, handle, deps.clock.now());
    return { success: true as const };
  });
  serveVisitor(api, requestSupport, deps, beforeMessage, async (content, tx, id) => ({
    id: await inbox.receive(tx, deps, { id, kind: 'support', userId: null, content }),
    message: 'Account recovery request submitted successfully',
  }));
  serveVisitor(api, contactUs, deps, beforeMessage, async (content, tx, id) => ({
    id: await inbox.receive(tx, deps, { id, kind: 'contact', userId: null, content }),
    message: 'Thank you. We will answer by mail.',
  }));
}
