import { LANGUAGES } from '../../../content/schema/language.ts';
import { libraryOf } from '../../../src/engine/library.ts';
import type { Asked } from '../../../src/engine/reading/slots.ts';
import { quotable } from '../../../src/engine/text/clean.ts';
import type { CountryPack } from '../../../src/engine/types.ts';
import type { ServerLog } from '../../../src/lib/log.ts';
import type { WallClock } from '../../../src/lib/moments.ts';
import type { Database } from '../../db/database.ts';
import { Budget, type Limits } from '../../model/budget.ts';
import { createCallRecord } from '../../model/calls.ts';
import type { ChatModel } from '../../model/port.ts';
import type { ResearchEngine } from '../engine/engine-port.ts';
import type { PackSource } from '../engine/packs.ts';
import { casePlan } from '../look-up/look-up-case.ts';
import { composeReport, planCase, readCase, writeDoubts, writeField, writeProblem } from './investigate.ts';
import type { CaseOutputs, Investigation } from './investigation.ts';

export interface InvestigationDeps {
  readonly model: ChatModel;
  readonly limits: Limits;
  readonly database: Database;
  readonly packs: PackSource;
  readonly clock: WallClock;
  readonly log: ServerLog;
}

const STEPS = {
  keywords: planCase,
  industry: writeProblem,
  challenges: writeDoubts,
  recommendation: writeField,
  report: composeReport,
} as const;

const isCase = (outputs: unknown): outputs is Required<Pick<CaseOutputs, 'domain'>> & CaseOutputs =>
  typeof outputs === 'object' &&
  outputs !== null &&
  'domain' in outputs &&
  typeof outputs.domain === 'object' &&
  outputs.domain !== null &&
  'case' in outputs.domain;

/** A model's own words, safe in a report's text. */
const inOurText = (asked: Asked): Asked =>
  Object.fromEntries(Object.entries(asked).map(([slot, words]) => [slot, quotable(words)]));

/**
 * The engine with a language model that reads, plans, sifts, writes and doubts; code decides what may be published. Whatever
 * the model does, a job ends in a report: at worst in the engine's own.
 */
export function withInvestigation(engine: ResearchEngine, deps: InvestigationDeps): ResearchEngine {
  const { model, limits, database, clock, log, packs } = deps;
  return {
    version: `${engine.version}+${model.name}`,
    slow: true,
    canonicalText: engine.canonicalText,
    async planLookUp(outputs) {
      if (!isCase(outputs)) return engine.planLookUp(outputs);
      const [home] = outputs.domain.case.countries;
      const pack: CountryPack | null = home === undefined ? null : await packs(home);
      if (pack === null) return null;
      const { plain } = outputs.domain;
      const { text, language } = 'reading' in plain ? plain.reading : plain.kit;
      const told = { text, language, libraries: await Promise.all(LANGUAGES.map(libraryOf)) };
      return casePlan(outputs, pack, told, await engine.planLookUp({ domain: plain }));
    },
    async runStep(step, given, outputs, signal, job) {
      if (job === undefined || (step !== 'domain' && !isCase(outputs)))
        return engine.runStep(step, given, outputs, signal);
      const input = { ...given, asked: inOurText(job.asked) };
      const calls = createCallRecord(database.sql, clock, job.id);
      const asking = {
        model,
        calls,
        log,
        signal,
        budget: new Budget(limits, await calls.spent()),
        now: () => performance.now(),
      };
      const own: Investigation = {
        engine,
        packs,
        input,
        outputs: outputs as CaseOutputs,
        asking,
        trail: job,
        lookUp: job.lookUp,
        log,
        signal,
      };
      if (step === 'domain') return (await readCase(own)) ?? engine.runStep(step, input, outputs, signal);
      return STEPS[step](own);
    },
  };
}
