import { canonicalText, ENGINE_VERSION, packsNeeded, runStep } from '../../src/engine/research.ts';
import type { ResearchEngine } from './engine-port.ts';

/** The engine over the evidence packs: no key, no internet, a second of work. */
export const evidenceEngine: ResearchEngine = {
  version: ENGINE_VERSION,
  slow: false,
  // A step is pure and quick; between steps the event loop gets its turn, and the pipeline looks at the signal.
  runStep: async (step, input, outputs, packs) => runStep(step, input, outputs, packs),
  packsNeeded,
  canonicalText,
};
