import * as v from 'valibot';
import { ReportContent } from '../../contract/report.ts';
import { Question } from '../../contract/research.ts';
import type { Drafter } from '../../sync/drafting.ts';
import engineUrl from '../../workers/engine.ts?worker&url';
import { inOwnWorker } from './one-task-worker.ts';

const DraftAnswer = v.object({
  draft: v.variant('kind', [
    v.object({ kind: v.literal('report'), content: ReportContent }),
    v.object({ kind: v.literal('refused'), reason: v.string() }),
    v.object({ kind: v.literal('questions'), questions: v.array(Question), language: v.string() }),
  ]),
});

/** Writes one report, or finds what has to be asked first. */
export function engineDrafter(window: Window): Drafter {
  return async (input) => {
    const { draft } = await inOwnWorker(window, engineUrl, input, DraftAnswer);
    if (draft.kind !== 'report') return draft;
    const { content } = draft;
    return { kind: 'report', content: { ...content, metadata: { ...content.metadata, draft: true } } };
  };
}
