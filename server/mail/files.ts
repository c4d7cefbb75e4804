import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ServerLog } from '../../src/lib/log.ts';
import type { WallClock } from '../../src/lib/moments.ts';
import type { EmailTransport } from './email.ts';
import { asMail } from './mime.ts';

const slugOf = (subject: string) =>
  subject
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Without a mail server: each letter as a file that any mail program opens, named in the log. The name holds the moment,
 * the subject and the letter's id, never an address.
 */
export function fileDelivery(dataFolder: string, from: string, clock: WallClock, log: ServerLog): EmailTransport {
  const folder = join(resolve(dataFolder), 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (id, letter) => {
    const { message } = await transport.sendMail(asMail(from, id, letter));
    const moment = clock.now().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${moment}-${slugOf(letter.subject)}-${id}.eml`);
    // Letters open accounts: nobody but the server's own user may read them.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Whoever watches the folder never sees half a letter.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info('mail written', { file });
  };
}
