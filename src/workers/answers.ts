import * as v from 'valibot';
import { ReportContent } from '../contract/report.ts';
import { answer } from '../engine/chat/answer.ts';
import { chatWordsFor } from '../engine/chat/words.ts';

const Asked = v.object({ report: ReportContent, question: v.string(), before: v.array(v.string()) });

/** Answers over the port that comes with the question; an error is the worker's own, and the page is told of it. */
self.addEventListener('message', async ({ data, ports: [port] }: MessageEvent<unknown>) => {
  const { report, question, before } = v.parse(Asked, data);
  port?.postMessage(answer(report, question, before, await chatWordsFor(report, question)));
});
