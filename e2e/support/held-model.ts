import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model's address at which nobody answers until the journey says so: research stands still in the middle meanwhile. */
export interface HeldModel {
  readonly url: string;
  /** How many requests wait for an answer. */
  waiting(): number;
  hold(): void;
  /** Refuses what waits and all that comes; the engine goes on with its own words. */
  release(): void;
  close(): Promise<void>;
}

export async function startHeldModel(): Promise<HeldModel> {
  const waiting = new Set<ServerResponse>();
  let holding = false;
  const refuse = (answer: ServerResponse) => answer.writeHead(400).end('{"error":{"message":"No"}}');
  const server = createServer((incoming, answer) => {
    incoming.resume();
    if (!holding) return refuse(answer);
    waiting.add(answer);
    answer.on('close', () => waiting.delete(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    waiting: () => waiting.size,
    hold() {
      holding = true;
    },
    release() {
      holding = false;
      for (const answer of waiting) refuse(answer);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
