import type { Context } from 'hono';
import type { Env } from '../middleware/env.ts';
import { confirm, type NewsletterDeps, unsubscribe } from '../services/newsletter.ts';
import { notTooOften } from '../services/visitor-limit.ts';
import { newsletterPage } from './newsletter-page.ts';
import type { Api } from './register.ts';

export interface NewsletterRouteDeps extends NewsletterDeps {
  addressOf(c: Context): string;
}

const PAGES = {
  confirm: {
    ask: {
      title: 'Confirm your subscription',
      text: 'One more step, and the newsletter comes to you.',
      button: 'Confirm',
    },
    done: { title: 'You are subscribed', text: 'Thank you. Every letter has a link to leave the list.' },
    expired: {
      title: 'This link has expired',
      text: 'Please subscribe again at the foot of any page; we will send you a new one.',
    },
  },
  unsubscribe: {
    ask: { title: 'Leave the newsletter', text: 'We will send nothing more to your address.', button: 'Unsubscribe' },
    done: { title: 'You have left the list', text: 'We will send nothing more. You can subscribe again at any time.' },
    expired: { title: 'You have left the list', text: 'We will send nothing more.' },
  },
} as const;

const ACTS = { confirm, unsubscribe };

const NOT_OURS = {
  title: 'This link is not complete',
  text: 'Part of it may have been lost on the way. Please open it again from the letter, or copy it whole.',
};

/**
 * Where the newsletter's letters lead. They carry no key and no token, only a signed ticket. `POST` to leave is also what
 * mail programs send for their own 'unsubscribe' (RFC 8058).
 */
export function newsletterRoutes(api: Api, deps: NewsletterRouteDeps): void {
  const { sql } = deps.database;
  for (const action of ['confirm', 'unsubscribe'] as const) {
    const path = `/api/newsletter/${action}`;
    api.get(path, (c: Context<Env>) => newsletterPage(c, PAGES[action].ask));
    api.post(path, async (c: Context<Env>) => {
      await notTooOften(deps, deps.addressOf(c));
      const ticket = c.req.query('ticket') ?? '';
      const outcome = await ACTS[action](deps, sql, ticket);
      return outcome === 'not_ours' ? newsletterPage(c, NOT_OURS, 400) : newsletterPage(c, PAGES[action][outcome]);
    });
  }
}
