import { LANGUAGES } from '../../../content/schema/language.ts';
import { canonicalText } from '../../../src/engine/canonical-text.ts';
import type { DomainOutput } from '../../../src/engine/domain.ts';
import { languageNeeded } from '../../../src/engine/domain.ts';
import { libraryOf } from '../../../src/engine/library.ts';
import { packsNeeded } from '../../../src/engine/research.ts';
import { ENGINE_VERSION } from '../../../src/engine/version.ts';
import { kitPlan } from '../look-up/look-up-kit.ts';
import { lookUpPlan, mainLanguage } from '../look-up/look-up-plan.ts';
import type { ResearchEngine } from './engine-port.ts';
import type { PackSource } from './packs.ts';
import { runStepOnServer } from './run-step.ts';

/** The engine over the evidence packs: no key, no internet, a second of work in all, in the thread that calls it. */
export const evidenceEngine = (packs: PackSource): ResearchEngine => ({
  version: ENGINE_VERSION,
  slow: false,
  async runStep(step, input, outputs) {
    const needed = step === 'domain' ? [] : await Promise.all(packsNeeded(outputs.domain).map(packs));
    return runStepOnServer(step, input, outputs, needed, await libraryOf(languageNeeded(input)));
  },
  async planLookUp(outputs) {
    const domain = outputs.domain as DomainOutput | undefined;
    if (domain === undefined) return null;
    const reading = 'reading' in domain ? domain.reading : domain.kit;
    const [iso3] = reading.countries;
    if (iso3 === undefined) return null;
    const home = await packs(iso3);
    const libraries = await Promise.all(LANGUAGES.map(libraryOf));
    return 'reading' in domain
      ? lookUpPlan(domain.reading, home, libraries, mainLanguage(home))
      : kitPlan(domain.kit, home, libraries);
  },
  canonicalText,
});
