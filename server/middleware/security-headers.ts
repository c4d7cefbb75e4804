import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The looks a page carries in itself, by their hashes. */
export const inlineStyleHashes = (html: string): readonly string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));

/** The scripts a page carries in itself, by their hashes: the policy allows these and no other. */
export function inlineScriptHashes(html: string): readonly string[] {
  // Data for search engines is never run, so no policy has to allow it.
  const scripts = html.matchAll(
    /<script(?![^>]*\ssrc[\s=>])(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...scripts].map(([, text = '']) => hashOf(text));
}

/** Without unsafe-inline, without eval; one Trusted Types policy, `baraza` (security, 20). */
export function contentSecurityPolicy(
  scriptHashes: Iterable<string>,
  supabaseUrl: string | null,
  feedbackUrl: string | null = null,
  styleHashes: Iterable<string> = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scriptHashes)].join(' '),
    ["style-src 'self'", ...new Set(styleHashes)].join(' '),
    "img-src 'self' data:",
    supabaseUrl === null ? "connect-src 'self'" : `connect-src 'self' ${supabaseUrl}`,
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    ...(feedbackUrl === null ? [] : [`frame-src ${new URL(feedbackUrl).origin}`]),
    "font-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types baraza',
  ].join('; ');
}

export function securityHeaders(policy: string, https: boolean) {
  return createMiddleware<Env>(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'same-origin');
    // The rest rules documents and workers. A chunk is neither, and on a slow line half a kilobyte for each is felt.
    if (c.req.path.startsWith('/assets/')) return;
    // A page that needs less than the app has set a stricter policy itself.
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', policy);
    if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin');
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    c.header('cross-origin-opener-policy', 'same-origin');
    if (https) c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
