import * as v from 'valibot';
import { ReportContent } from '../../contract/report.ts';
import { EVIDENCE_PATHS } from '../../domain/evidence-files.ts';
import { type Cell, cell } from '../../lib/live.ts';
import { trustedUrl } from '../../platform/trusted-url.ts';
import type { Drafted, Drafter } from '../../sync/drafting.ts';
import engineUrl from '../../workers/engine.ts?worker&url';

const DraftAnswer = v.union([
  v.object({
    id: v.number(),
    draft: v.variant('kind', [
      v.object({ kind: v.literal('report'), content: ReportContent }),
      v.object({ kind: v.literal('refused'), reason: v.string() }),
      v.object({ kind: v.literal('questions') }),
    ]),
  }),
  v.object({ id: v.number(), error: v.string() }),
]);

/** Writes one report in a worker of its own, which ends with it: a phone has other uses for the memory. */
export function engineDrafter(window: Window): Drafter {
  return (query, date) =>
    new Promise<Drafted>((resolve, reject) => {
      const worker = new Worker(trustedUrl(window, engineUrl), { type: 'module' });
      const end = (act: () => void) => {
        worker.terminate();
        act();
      };
      worker.onerror = () => end(() => reject(new Error('The engine could not be loaded')));
      worker.onmessage = ({ data }: MessageEvent<unknown>) =>
        end(() => {
          const answer = v.safeParse(DraftAnswer, data);
          if (!answer.success) return reject(new Error(v.summarize(answer.issues)));
          if ('error' in answer.output) return reject(new Error(answer.output.error));
          const { draft } = answer.output;
          if (draft.kind === 'questions') return reject(new Error('A draft asks nothing'));
          if (draft.kind === 'refused') return resolve(draft);
          const { content } = draft;
          resolve({ kind: 'report', content: { ...content, metadata: { ...content.metadata, draft: true } } });
        });
      worker.postMessage({ id: 1, input: { query, answers: {}, date } });
    });
}

export interface EngineKit {
  /** Whether a draft can be written without the network. */
  readonly here: Cell<boolean>;
  /** Brings it onto the device; false when that did not succeed. */
  fetch(): Promise<boolean>;
}

/** Set once a person has asked for the kit on this device. */
const WANTED = 'baraza-kit';

/** What a draft needs offline: the engine and the countries' records, in the worker's caches. */
export function engineKit(
  caches: CacheStorage | undefined,
  storage: Storage,
  keep: (urls: readonly string[]) => Promise<readonly string[]>,
): EngineKit {
  const here = cell(false);
  const urls = [engineUrl, ...EVIDENCE_PATHS];
  const fetch = async () => {
    const kept = await keep(urls);
    here.set(kept.length === urls.length);
    if (here.get()) storage.setItem(WANTED, '1');
    return here.get();
  };
  const look = async () => {
    here.set((await caches?.match(engineUrl)) !== undefined);
    // Somebody chose it once, and a new version brought another engine.
    if (!here.get() && storage.getItem(WANTED) !== null) await fetch();
  };
  // Without Cache Storage, where it is forbidden, or offline: nothing is kept, and drafts say so.
  look().catch(() => here.set(false));
  return { here, fetch };
}
