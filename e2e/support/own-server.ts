import { test as base } from './journey.ts';
import { type Running, removeFolder, startServer, temporaryFolder } from './server.ts';

interface OwnServer {
  /** A server of this file's own, with the folder in which its letters lie. */
  own: Running & { readonly data: string };
}

export const test = base.extend<object, OwnServer>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = temporaryFolder('letters');
      const server = await startServer(data);
      await use({ ...server, data });
      await server.stop();
      removeFolder(data);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
