import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';

it('gives no port twice, though nobody uses the one it gave', async () => {
  const drawn = vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5);
  const [first, second] = [await freePort(), await freePort()];
  drawn.mockRestore();
  expect(second).not.toBe(first);
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
