import * as v from 'valibot';
import { ReportContent } from '../../contract/report.ts';
import { Question } from '../../contract/research.ts';
import { trustedUrl } from '../../platform/trusted-url.ts';
import type { Drafted, Drafter } from '../../sync/drafting.ts';
import engineUrl from '../../workers/engine.ts?worker&url';

const DraftAnswer = v.union([
  v.object({
    id: v.number(),
    draft: v.variant('kind', [
      v.object({ kind: v.literal('report'), content: ReportContent }),
      v.object({ kind: v.literal('refused'), reason: v.string() }),
      v.object({ kind: v.literal('questions'), questions: v.array(Question), language: v.string() }),
    ]),
  }),
  v.object({ id: v.number(), error: v.string() }),
]);

/** Writes one report, or finds what has to be asked first, in a worker of its own, which ends with it: a phone has other uses for the memory. */
export function engineDrafter(window: Window): Drafter {
  return (input) =>
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
          if (draft.kind !== 'report') return resolve(draft);
          const { content } = draft;
          resolve({ kind: 'report', content: { ...content, metadata: { ...content.metadata, draft: true } } });
        });
      worker.postMessage({ id: 1, input });
    });
}
