import { test as base } from './journey.ts';
import { type Line, startLine } from './line.ts';
import { freePort, removeFolder, startServer, temporaryFolder } from './server.ts';

/** The server behind a line on which anything may go wrong. */
export const test = base.extend<object, { line: Line }>({
  line: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = temporaryFolder('behind-a-line');
      const [front, back] = [await freePort(), await freePort()];
      const server = await startServer(data, { BARAZA_ORIGIN: `http://localhost:${front}` }, back);
      const line = await startLine(front, `http://localhost:${back}`);
      await use(line);
      await line.close();
      await server.stop();
      removeFolder(data);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.beforeEach(({ line }) => line.forget());
