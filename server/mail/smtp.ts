import { createTransport } from 'nodemailer';
import { SECOND } from '../../src/lib/moments.ts';
import type { EmailTransport } from './email.ts';
import { asMail } from './mime.ts';

/** A mail server, such as `smtps://name:password@mail.example:465`. Throws when it does not take the letter. */
export function smtpDelivery(address: string, from: string): EmailTransport {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    // Whoever gives a password wants it encrypted on the way.
    requireTLS: !secure && url.username !== '',
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 30 * SECOND,
  });
  return async (id, letter) => {
    await transport.sendMail(asMail(from, id, letter));
  };
}
