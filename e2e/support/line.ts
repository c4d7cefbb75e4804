import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: string;
}

export interface Line {
  readonly origin: string;
  /** The calls the server has answered, in order. */
  answered(path: RegExp): readonly Seen[];
  /** Nothing was answered, held or refused so far. */
  forget(): void;
  /** The server gets calls to `path` and answers; the answers stay here until `release`. */
  hold(path: RegExp): { readonly held: () => number; release(): void };
  /** Calls to `path` are answered here with 401, as by our server, until the answer is called. */
  refuse(path: RegExp): { readonly refused: () => number; stop(): void };
  close(): Promise<void>;
}

/** Stands between browser and server on `port`, and is what the browser takes for the server. */
export async function startLine(port: number, target: string): Promise<Line> {
  const log: Seen[] = [];
  let holding: { path: RegExp; waiting: (() => void)[] } | null = null;
  let refusing: { path: RegExp; count: number } | null = null;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (refusing && method !== 'GET' && refusing.path.test(url)) {
      refusing.count += 1;
      incoming.resume();
      outgoing
        .writeHead(401, { 'content-type': 'application/json', 'x-baraza-build': 'dev' })
        .end('{"error":"Expired"}');
      return;
    }
    const inner = request(`${target}${url}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      const answering = method !== 'GET' && url.startsWith('/api/');
      if (!answering) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        log.push({ method, path: url, key: headers['idempotency-key'] as string | undefined, body: body.toString() });
        const deliver = () => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          outgoing.end(body);
        };
        if (holding?.path.test(url)) holding.waiting.push(deliver);
        else deliver();
      });
    });
    inner.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      // The server is not told that nobody listens any more: what it has begun it finishes.
      if (method === 'GET') inner.destroy();
    });
    incoming.pipe(inner);
  };

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    answered: (path) => log.filter((seen) => path.test(seen.path)),
    forget() {
      log.length = 0;
      holding = null;
      refusing = null;
    },
    hold(path) {
      const mine = { path, waiting: [] as (() => void)[] };
      holding = mine;
      return {
        held: () => mine.waiting.length,
        release() {
          holding = null;
          for (const deliver of mine.waiting) deliver();
        },
      };
    },
    refuse(path) {
      const mine = { path, count: 0 };
      refusing = mine;
      return {
        refused: () => mine.count,
        stop() {
          refusing = null;
        },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
