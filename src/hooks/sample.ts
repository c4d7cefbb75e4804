import { useCallback, useEffect, useState } from 'react';
import type { Report } from '../contract/report.ts';
import type { Sample } from '../domain/samples.ts';
import { useCoreHandle, useDevice } from './core.tsx';

export interface SampleAnswer {
  readonly state: 'loading' | 'ready' | 'error';
  readonly report: Report | null;
  retry(): void;
}

/** One of the sample reports: nobody has to be signed in for it. */
export function useSample(sample: Sample): SampleAnswer {
  const handle = useCoreHandle();
  const { report: note } = useDevice();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ id: string; report: Report | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again.
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => (await handle.ready()).sample(sample, controller.signal);
    read().then(
      (report) => setAnswer({ id: sample.id, report }),
      (cause: unknown) => {
        if (controller.signal.aborted) return;
        note(cause);
        setAnswer({ id: sample.id, report: null });
      },
    );
    return () => controller.abort();
  }, [handle, note, sample, tries]);
  const retry = useCallback(() => {
    setAnswer(null);
    setTries((n) => n + 1);
  }, []);
  if (answer?.id !== sample.id) return { state: 'loading', report: null, retry };
  return { state: answer.report ? 'ready' : 'error', report: answer.report, retry };
}
