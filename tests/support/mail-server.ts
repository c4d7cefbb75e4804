import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The address of the envelope. */
  readonly envelopeTo: readonly string[];
  /** A header's value. */
  header(name: string): string | undefined;
}

export interface TestMailServer {
  readonly url: string;
  /** Every letter it took, the oldest first. */
  readonly received: ReceivedMail[];
  /** How often it was asked to take one. */
  asked(): number;
  /** The next so many letters are refused, as a mail server does that is not well. */
  refuse(times: number): void;
  close(): Promise<void>;
}

/** A real mail server in this process: it speaks SMTP and keeps what it is given. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        asked += 1;
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Mailbox busy, try again'), { responseCode: 451 }));
          return;
        }
        const mail = await PostalMime.parse(Buffer.concat(parts));
        received.push({
          ...mail,
          envelopeTo: session.envelope.rcptTo.map(({ address }) => address),
          header: (name) => mail.headers.find(({ key }) => key === name.toLowerCase())?.value,
        });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    asked: () => asked,
    refuse(times) {
      refusals = times;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
