import { freePort } from '../../tests/support/free-port.ts';
import { newData } from './first-start.ts';
import { test as base } from './journey.ts';
import { type Line, startLine } from './line.ts';
import { removeFolder, startServer } from './server.ts';

/** The server behind a line on which anything may go wrong. */
export const test = base.extend<{ forgotten: undefined }, { line: Line }>({
  line: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's form asks for it.
    async ({}, use) => {
      const data = newData('behind-a-line');
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
  /** A fixture and no hook: a hook of this file would hold for the first of the journeys' files alone. */
  forgotten: [
    async ({ line }, use) => {
      line.forget();
      await use(undefined);
    },
    { auto: true },
  ],
});
