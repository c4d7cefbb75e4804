import { escapeHtml } from '../../src/lib/html.ts';

/** A letter as it is handed to whatever carries it. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Carries a letter away, or throws. `id` is the letter's own: a second try goes out under the same Message-ID, so that a
 * mailbox that got both shows one.
 */
export type EmailTransport = (id: string, letter: Email) => Promise<void>;

interface Content {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly code?: string;
  /** After the link or the code: how long it holds, and what to do if one did not ask for it. */
  readonly after: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

const SIGNATURE = 'Baraza';
const END = `<p>${SIGNATURE}</p></body></html>`;

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** The same words twice: plain, and as little HTML as a button needs. No picture, nothing that tells of being opened. */
export function writeEmail({ to, subject, lines, action, code, after, headers }: Content): Email {
  const text = [
    ...lines,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...(code === undefined ? [] : [`Your code: ${code}`]),
    ...after,
    SIGNATURE,
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36em">`,
    ...lines.map(paragraph),
    ...(action === undefined
      ? []
      : [
          `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:.75em 1.25em;border:2px solid;border-radius:.5em;font-weight:bold">${escapeHtml(action.label)}</a></p>`,
          `<p>If the button does nothing, copy this address into your browser:<br>${escapeHtml(action.url)}</p>`,
        ]),
    ...(code === undefined ? [] : [`<p>Your code: <strong>${escapeHtml(code)}</strong></p>`]),
    ...after.map(paragraph),
    END,
  ].join('\n');
  return { to, subject, text, html, ...(headers === undefined ? {} : { headers }) };
}

/** The same letter, and where somebody who is stuck can write to. */
export function withSupport(letter: Email, address: string | null): Email {
  if (address === null) return letter;
  const question = `Questions? Write to ${address}.`;
  const text = `${letter.text.slice(0, -SIGNATURE.length)}${question}\n\n${SIGNATURE}`;
  return { ...letter, text, html: letter.html.replace(END, `${paragraph(question)}\n${END}`) };
}
