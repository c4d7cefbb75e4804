import * as v from 'valibot';
import { trustedUrl } from '../../platform/trusted-url.ts';

const Failed = v.object({ error: v.string() });

/** Has one thing done in a worker of its own, which ends with it: a phone has other uses for the memory. */
export function inOwnWorker<Result>(
  window: Window,
  url: string,
  input: unknown,
  result: v.GenericSchema<unknown, Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedUrl(window, url), { type: 'module' });
    const end = (act: () => void) => {
      worker.terminate();
      act();
    };
    worker.onerror = () => end(() => reject(new Error('The worker could not be loaded')));
    worker.onmessage = ({ data }: MessageEvent<unknown>) =>
      end(() => {
        if (v.is(Failed, data)) return reject(new Error(data.error));
        const answer = v.safeParse(result, data);
        if (answer.success) resolve(answer.output);
        else reject(new Error(v.summarize(answer.issues)));
      });
    worker.postMessage({ id: 1, input });
  });
}
