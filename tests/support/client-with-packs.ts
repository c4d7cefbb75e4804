import { join } from 'node:path';
import type { ClientFiles } from '../../server/client-files.ts';
import { sampleClient } from './server.ts';

/** The small client with the real country packs beside it. */
export const clientWithPacks = (): ClientFiles => ({
  ...sampleClient(),
  evidenceFolder: join(import.meta.dirname, '../../public/evidence'),
});
