import type { ReportContent } from '../../src/contract/report.ts';
import type { DomainOutput } from '../../src/engine/domain.ts';
import type { ResearchEngine, StepOutputs } from './engine-port.ts';
import type { Search } from './search.ts';

const URL_LENGTH = 500;

/** Where to look; null for a starter kit, which nothing is looked up for. */
function placeOf({ domain }: StepOutputs): string | null {
  const read = domain as DomainOutput;
  return 'reading' in read ? read.reading.place.value : null;
}

/** The report with what a web search found listed among its references: addresses to read, not evidence it rests on. */
export function withSearch(engine: ResearchEngine, search: Search): ResearchEngine {
  return {
    ...engine,
    version: `${engine.version}+search`,
    async runStep(step, input, outputs, signal) {
      const result = await engine.runStep(step, input, outputs, signal);
      if (result.kind !== 'done') return result;
      const place = step === 'keywords' ? placeOf(outputs) : null;
      if (place !== null) {
        const found = await search.passages(`${input.query.slice(0, 200)} ${place}`, signal);
        const references = found
          .filter((p) => p.url.length <= URL_LENGTH)
          .map((p) => `${p.title.replace(/[[\]<>*_`|]/g, ' ')} — ${p.url} (found by a web search, not checked)`);
        return { kind: 'done', output: { ...(result.output as object), references } };
      }
      if (step !== 'report') return result;
      const { references = [] } = (outputs.keywords ?? {}) as { readonly references?: string[] };
      return { kind: 'done', output: { ...(result.output as ReportContent), references } };
    },
  };
}
