import { answer } from '../../src/engine/chat/answer.ts';
import { chunksOf } from '../../src/engine/chat/chunks.ts';
import { LEARNED } from '../../src/engine/chat/learned/learned.ts';
import { explore, packsToExplore } from '../../src/engine/explorer/explore.ts';
import { writeInsights } from '../../src/engine/insights/insights.ts';
import { packsToRefine, refine } from '../../src/engine/refiner/refine.ts';
import { reword } from '../../src/engine/refiner/variants.ts';
import { ENGINE_VERSION } from '../../src/engine/research.ts';
import type { Advice } from './advice-port.ts';

/** The engine's own advice: no key, no internet, milliseconds of work. */
export const engineAdvice: Advice = {
  version: ENGINE_VERSION,
  packsToExplore,
  explore,
  packsToRefine,
  refine,
  reword,
  insights: writeInsights,
  chunks: chunksOf,
  readAhead: LEARNED.readOn,
  answer: async ({ report, question, widen, packs }) => answer(report, question, widen ? packs : []),
};
