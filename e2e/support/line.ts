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
  /** Nothing was answered, held or refused so far, nor will anything be told that is on its way now. */
  forget(): void;
  /** The server gets calls to `path` and answers; the answers stay here until `release`. */
  hold(path: RegExp): { readonly held: () => number; release(): void };
  /** Calls to `path` are answered here with 401, as by our server, until the answer is called. */
  refuse(path: RegExp): { readonly refused: () => number; stop(): void };
  /** Calls to `path` are answered here, as by our server, until the answer is called; null: cut off; 'never': left waiting. */
  reply(path: RegExp, status: number | null | 'never', body?: string): { readonly replied: () => number; stop(): void };
  /** The next `times` writes to `path` go wrong in this way. */
  spoil(path: RegExp, how: Spoiling, times: number): { readonly spoilt: () => number };
  close(): Promise<void>;
}

/**
 * `lose`: the server acts, and its answer never arrives. `double`: it is delivered once more, later. `late`: nobody answers in
 * time, and it is delivered long after. `503`, `429`: refused before the server sees it. `portal`: a hotel's page instead.
 */
export type Spoiling = 'lose' | 'double' | 'late' | '503' | '429' | 'portal';

/** Stands between browser and server on `port`, and is what the browser takes for the server. */
export async function startLine(port: number, target: string): Promise<Line> {
  const log: Seen[] = [];
  let holding: { path: RegExp; waiting: (() => void)[] } | null = null;
  let refusing: { path: RegExp; count: number } | null = null;
  /** What began before the last `forget` belongs to another journey. */
  let era = 0;
  let replying: { path: RegExp; status: number | null | 'never'; body: string; count: number } | null = null;
  let spoiling: { path: RegExp; how: Spoiling; left: number; count: number } | null = null;

  /** The same request once more, by nobody who would hear the answer. */
  const again = (incoming: IncomingMessage, body: Buffer, afterMs: number) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const since = era;
    setTimeout(() => {
      const repeated = request(`${target}${url}`, { method, headers }, (answer) => {
        const key = headers['idempotency-key'] as string | undefined;
        answer.resume().on('end', () => {
          if (since === era) log.push({ method, path: url, key, body: '' });
        });
      });
      repeated.on('error', () => {});
      repeated.end(body);
    }, afterMs);
  };

  /** True when this request was spoilt before the server could see it. */
  const spoilt = (incoming: IncomingMessage, outgoing: ServerResponse, how: Spoiling): boolean => {
    switch (how) {
      case '503':
      case '429':
        incoming.resume();
        outgoing.writeHead(Number(how), { 'content-type': 'application/json', 'x-baraza-build': 'dev' });
        outgoing.end('{"success":false,"error":"Later","code":"unavailable","request_id":"x"}');
        return true;
      case 'portal':
        incoming.resume();
        outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
        return true;
      case 'late':
      case 'double': {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => again(incoming, Buffer.concat(chunks), how === 'late' ? 1_500 : 300));
        if (how === 'double') return false;
        outgoing.destroy();
        return true;
      }
      case 'lose':
        return false;
    }
  };

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const since = era;
    if (refusing && method !== 'GET' && refusing.path.test(url)) {
      refusing.count += 1;
      incoming.resume();
      outgoing
        .writeHead(401, { 'content-type': 'application/json', 'x-baraza-build': 'dev' })
        .end('{"error":"Expired"}');
      return;
    }
    if (replying?.path.test(url)) {
      replying.count += 1;
      incoming.resume();
      if (replying.status === 'never') return;
      if (replying.status === null) return void outgoing.destroy();
      outgoing
        .writeHead(replying.status, { 'content-type': 'application/json', 'x-baraza-build': 'dev' })
        .end(replying.body);
      return;
    }
    const how = spoiling && spoiling.left > 0 && method !== 'GET' && spoiling.path.test(url) ? spoiling.how : null;
    if (how !== null && spoiling) {
      spoiling.left -= 1;
      spoiling.count += 1;
      if (spoilt(incoming, outgoing, how)) return;
    }
    const inner = request(`${target}${url}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      const answering = method !== 'GET' && url.startsWith('/api/');
      if (!answering) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        // A server that dies in the middle of its answer breaks off here as well, as behind any proxy.
        answer.on('close', () => {
          if (!answer.complete) outgoing.destroy();
        });
        return;
      }
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const key = headers['idempotency-key'] as string | undefined;
        if (since === era) log.push({ method, path: url, key, body: body.toString() });
        const deliver = () => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          outgoing.end(body);
        };
        if (how === 'lose') outgoing.destroy();
        else if (since === era && holding?.path.test(url)) holding.waiting.push(deliver);
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
      era += 1;
      log.length = 0;
      holding = null;
      refusing = null;
      spoiling = null;
      replying = null;
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
    reply(path, status, body = '{"success":false,"error":"Said by the line","code":"said","request_id":"x"}') {
      const mine = { path, status, body, count: 0 };
      replying = mine;
      return {
        replied: () => mine.count,
        stop() {
          if (replying === mine) replying = null;
        },
      };
    },
    spoil(path, how, times) {
      const mine = { path, how, left: times, count: 0 };
      spoiling = mine;
      return { spoilt: () => mine.count };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
