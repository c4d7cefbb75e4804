import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Env } from '../middleware/env.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}h1{font-size:1.5rem;line-height:1.25}button{font:inherit;font-weight:600;min-height:44px;padding:.5rem 1.25rem;border:2px solid;border-radius:.5rem;background:transparent;color:inherit}';

/** Stricter than the app's own: this page has one form and no script. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  readonly title: string;
  readonly text: string;
  /** One button, which sends the address of this page back. */
  readonly button?: string;
}

/**
 * A page of the newsletter's links, without the app: whoever follows one may never have opened it. Following a link only
 * shows the page, for machines that read mail follow links too; the button does what it says.
 */
export function newsletterPage(c: Context<Env>, { title, text, button }: Page, status: 200 | 400 = 200): Response {
  c.header('content-security-policy', POLICY);
  c.header('referrer-policy', 'no-referrer');
  return c.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Baraza</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${
      button === undefined ? '' : `<form method="post"><button>${button}</button></form>`
    }<p><a href="/">Baraza</a></p></main></body></html>`,
    status,
  );
}
