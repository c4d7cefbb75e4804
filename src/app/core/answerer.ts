import * as v from 'valibot';
import { ChatReply } from '../../contract/chat.ts';
import type { Answerer } from '../../sync/device-answers.ts';
import answersUrl from '../../workers/answers.ts?worker&url';
import { inOwnWorker } from './one-task-worker.ts';

const Answered = v.object({ reply: ChatReply });

/** The engine's answers beside the page, which stays free for the finger. */
export function workerAnswerer(window: Window): Answerer {
  return async (asked) => (await inOwnWorker(window, answersUrl, asked, Answered)).reply;
}
