import * as v from 'valibot';
import type { ChatReply } from '../contract/chat.ts';
import { ReportContent } from '../contract/report.ts';
import { answer } from '../engine/chat/answer.ts';

/** What a page sends, and what it is answered with under the same number. */
const Message = v.object({
  id: v.number(),
  input: v.object({ report: ReportContent, question: v.string(), before: v.string() }),
});
export type AnswerInput = v.InferOutput<typeof Message>['input'];
type Answered = { readonly id: number; readonly reply: ChatReply } | { readonly id: number; readonly error: string };

function answered(data: unknown): Answered {
  const { id, input } = v.parse(Message, data);
  try {
    return { id, reply: answer(input.report, input.question, input.before) };
  } catch (error) {
    return { id, error: error instanceof Error ? `${error.name}: ${error.message}` : 'failed' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => self.postMessage(answered(data)));
