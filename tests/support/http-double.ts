import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: what a test is about to look at
  readonly body: any;
}
type Behaviour = (request: SeenRequest, answer: ServerResponse, count: number) => void;

export interface HttpDouble {
  readonly url: string;
  readonly seen: SeenRequest[];
  behave(next: Behaviour): void;
  close(): Promise<void>;
}

/** A local HTTP server that behaves as a test says: well, slowly, wrongly, maliciously. */
export async function startHttpDouble(): Promise<HttpDouble> {
  const seen: SeenRequest[] = [];
  let behaviour: Behaviour = (_request, answer) => answer.writeHead(404).end();
  const server = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    const one = { path: request.url ?? '', headers: request.headers, body: text === '' ? null : JSON.parse(text) };
    seen.push(one);
    behaviour(one, answer, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    behave(next) {
      behaviour = next;
      seen.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
