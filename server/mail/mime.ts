import type { SendMailOptions } from 'nodemailer';
import type { Email } from './email.ts';

/** A letter in the mailer's words. Its Message-ID is fixed by the letter's id, so that a second try is the same letter. */
export function asMail(from: string, id: string, { to, subject, text, html, headers }: Email): SendMailOptions {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'baraza.example';
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    // Machines answer no machine: no notes of absence come back.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
