import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';

it('gives no port twice, though nobody uses those it gave', async () => {
  const ports = new Set<number>();
  for (let given = 0; given < 400; given++) ports.add(await freePort());
  expect(ports.size).toBe(400);
});

it('gives a port that can be listened at', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.close();
});
