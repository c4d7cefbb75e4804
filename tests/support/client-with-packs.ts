import { join } from 'node:path';
import type { ClientFiles } from '../../server/client-files.ts';
import { packsFrom } from '../../server/research/engine/packs.ts';
import { sampleClient } from './server.ts';

const EVIDENCE = join(import.meta.dirname, '../../public/evidence');

/** The real country packs. */
export const realPacks = packsFrom(EVIDENCE);

/** The small client with the real country packs beside it. */
export const clientWithPacks = (): ClientFiles => ({
  ...sampleClient(),
  evidenceFolder: EVIDENCE,
});
