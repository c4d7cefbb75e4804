import * as v from 'valibot';
import { ChatReply } from '../../contract/chat.ts';
import { trustedUrl } from '../../platform/trusted-url.ts';
import type { Answerer } from '../../sync/device-answers.ts';
import answersUrl from '../../workers/answers.ts?worker&url';

/** The engine's answers in a worker beside the page, which stays free for the finger. */
export function openAnswerer(window: Window): Answerer {
  const worker = new Worker(trustedUrl(window, answersUrl), { type: 'module' });
  return {
    answer: (asked) =>
      new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<unknown>) => {
          port1.close();
          const reply = v.safeParse(ChatReply, data);
          if (reply.success) resolve(reply.output);
          else reject(new Error('No answer'));
        };
        worker.addEventListener('error', () => reject(new Error('No answer')), { once: true });
        worker.postMessage(asked, [port2]);
      }),
    end: () => worker.terminate(),
  };
}
