/**
 * Turns each [n] into a link to its record, so that it stays a citation whatever stands beside it: in Markdown
 * '[14][26]' would otherwise be read as one reference link. A real link '[text](…)' is left alone.
 */
export const linkCitations = (markdown: string): string =>
  markdown.replace(/\[(\d{1,3})\](?!\()/g, (_, n: string) => `[${n}](#source-${n})`);

/** The number behind a citation link, or null for any other link. */
export function citationNumber(href: string | undefined): number | null {
  const match = /^#source-(\d{1,3})$/.exec(href ?? '');
  return match ? Number(match[1]) : null;
}

const SCHEMES = /^(?:https?|ircs?|mailto|xmpp):/i;

/** Only http, https, irc, ircs, mailto, xmpp and relative addresses are kept (spec 2 §2). */
export function safeHref(href: string | undefined): string | null {
  if (href === undefined) return null;
  // Browsers skip control characters and spaces inside a scheme, so they are dropped before looking.
  const bare = [...href].filter((c) => c > ' ').join('');
  if (SCHEMES.test(bare)) return href;
  return /^[a-z][a-z0-9+.-]*:/i.test(bare) || bare.startsWith('//') || bare.startsWith('\\') ? null : href;
}
