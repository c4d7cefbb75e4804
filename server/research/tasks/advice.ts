import { LANGUAGES } from '../../../content/schema/language.ts';
import { answer } from '../../../src/engine/chat/answer.ts';
import { chunksOf } from '../../../src/engine/chat/chunks.ts';
import { widerAnswer } from '../../../src/engine/chat/wider.ts';
import { chatWordsFor } from '../../../src/engine/chat/words.ts';
import { languageNeeded } from '../../../src/engine/domain.ts';
import { explore, packsToExplore } from '../../../src/engine/explorer/explore.ts';
import { hasOwnWords } from '../../../src/engine/explorer/parameters.ts';
import { writeInsights } from '../../../src/engine/insights/insights.ts';
import { libraryOf } from '../../../src/engine/library.ts';
import { refinerWordsOf } from '../../../src/engine/refiner/lines.ts';
import { refine } from '../../../src/engine/refiner/refine.ts';
import { reword } from '../../../src/engine/refiner/variants.ts';
import { ENGINE_VERSION } from '../../../src/engine/version.ts';
import type { PackSource } from '../engine/packs.ts';
import { revised } from '../engine/revise.ts';
import { type Advice, isAnswered } from './advice-port.ts';

/** The engine's own advice: no key, no internet, milliseconds of work in the thread that calls it. */
export function engineAdvice(packs: PackSource): Advice {
  const all = (countries: readonly string[]) => Promise.all(countries.map(packs));
  return {
    version: ENGINE_VERSION,
    explore: async (input) => {
      const languages = hasOwnWords(input.choice) ? LANGUAGES : LANGUAGES.slice(0, 1);
      const libraries = await Promise.all(languages.map(libraryOf));
      return explore(input, await all(packsToExplore(input.choice)), libraries);
    },
    refine: async (idea, basic) => {
      const library = await libraryOf(languageNeeded({ query: idea }));
      return refine(idea, library, await refinerWordsOf(library), basic);
    },
    reword: async (problem) => reword(problem, await libraryOf(languageNeeded({ query: problem }))),
    insights: async (report) =>
      writeInsights(report, await all(report.metadata.countries), await libraryOf(languageNeeded(report.metadata))),
    async revise(report, change, date) {
      const library = await libraryOf(languageNeeded(report.metadata));
      return revised(report, change, date, library, all);
    },
    countParts: async (report) => chunksOf(report).length,
    answer: async ({ report, question, before, widen }) => {
      const reply = answer(report, question, before, await chatWordsFor(report, question));
      if (isAnswered(reply) || !widen) return reply;
      return widerAnswer(question, await all(report.metadata.countries)) ?? reply;
    },
  };
}
