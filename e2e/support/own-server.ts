import { newData } from './first-start.ts';
import { test as base } from './journey.ts';
import { removeFolder, startServer } from './server.ts';

interface Letters {
  /** The folder with what the server keeps, its letters among it. */
  data: string;
}

/** As in the other journeys, over a server whose letters can be read. */
export const test = base.extend<object, Letters>({
  data: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = newData('letters');
      await use(data);
      removeFolder(data);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ data }, use) => {
      const server = await startServer(data);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
