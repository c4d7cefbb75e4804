import { LANGUAGES } from '../../content/schema/language.ts';
import { canonicalText } from '../../src/engine/canonical-text.ts';
import { languageNeeded } from '../../src/engine/domain.ts';
import { libraryOf } from '../../src/engine/library.ts';
import type { Reading } from '../../src/engine/reading/types.ts';
import { packsNeeded, runStep } from '../../src/engine/research.ts';
import { ENGINE_VERSION } from '../../src/engine/version.ts';
import type { ResearchEngine } from './engine-port.ts';
import { lookUpPlan, mainLanguage } from './look-up-plan.ts';
import type { PackSource } from './packs.ts';

/** The engine over the evidence packs: no key, no internet, a second of work in all, in the thread that calls it. */
export const evidenceEngine = (packs: PackSource): ResearchEngine => ({
  version: ENGINE_VERSION,
  slow: false,
  async runStep(step, input, outputs) {
    const needed = step === 'domain' ? [] : await Promise.all(packsNeeded(outputs.domain).map(packs));
    return runStep(step, input, outputs, needed, await libraryOf(languageNeeded(input)));
  },
  async planLookUp({ domain }) {
    const reading =
      domain !== null && typeof domain === 'object' && 'reading' in domain
        ? (domain as { reading: Reading }).reading
        : null;
    const [iso3] = reading?.countries ?? [];
    if (reading === null || iso3 === undefined) return null;
    const home = await packs(iso3);
    return lookUpPlan(reading, home, await Promise.all(LANGUAGES.map(libraryOf)), mainLanguage(home));
  },
  canonicalText,
});
