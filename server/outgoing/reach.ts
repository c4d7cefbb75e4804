import { Resolver } from 'node:dns/promises';
import { connect, isIP } from 'node:net';

/** More would only be asked the same. */
const ASKED = 3;

/**
 * Whether one of these addresses can be connected to, within `timeoutMs`. Names are asked for by a resolver of its own: the
 * system's would hold one of the few threads for files and passwords as long as a dead name server keeps it waiting.
 */
export async function canConnect(bases: readonly string[], timeoutMs: number, signal: AbortSignal): Promise<boolean> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const targets = bases
    .map((base) => new URL(base))
    .filter(({ host }, i, all) => i === all.findIndex((u) => u.host === host));
  const tries = targets.slice(0, ASKED).map((url) => opens(url, over, timeoutMs));
  return Promise.any(tries).then(
    () => true,
    () => false,
  );
}

async function opens(url: URL, over: AbortSignal, timeoutMs: number): Promise<void> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const host = isIP(name) !== 0 || name === 'localhost' ? name : await addressOf(name, over, timeoutMs);
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) });
    const stop = () => socket.destroy(new Error('late'));
    over.addEventListener('abort', stop, { once: true });
    const done = (end: () => void) => {
      over.removeEventListener('abort', stop);
      socket.destroy();
      end();
    };
    socket.once('connect', () => done(resolve));
    socket.once('error', (error) => done(() => reject(error)));
    if (over.aborted) stop();
  });
}

async function addressOf(name: string, over: AbortSignal, timeoutMs: number): Promise<string> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  const cancel = () => resolver.cancel();
  over.addEventListener('abort', cancel, { once: true });
  try {
    const [first] = await Promise.any([resolver.resolve4(name), resolver.resolve6(name)]);
    if (first === undefined) throw new Error('no address');
    return first;
  } finally {
    over.removeEventListener('abort', cancel);
  }
}
