import { createServer, type Server } from 'node:net';

/** Below the ports that a system gives to whoever asks for any; each with the odd one above it, by which it is held. */
const FIRST = 20_000;
const PAIRS = 5_000;

const listenAt = (port: number): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer().unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/** A port that is given to nobody else while this process lives: whoever holds the one above it has it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + 2 * Math.floor(Math.random() * PAIRS);
    if ((await listenAt(port + 1)) === null) continue;
    const free = await listenAt(port);
    if (free === null) continue;
    await new Promise((resolve) => free.close(resolve));
    return port;
  }
}
