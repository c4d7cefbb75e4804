import { useCallback, useMemo, useState } from 'react';
import type { Report } from '../contract/report.ts';
import type { Sample } from '../domain/samples.ts';
import { useDevice } from './core.tsx';

export interface SampleReading {
  /** For `use`, below a Suspense boundary: null where the report is neither here nor to be had. Never rejects. */
  readonly report: Promise<Report | null>;
  /** Reads it again. */
  retry(): void;
}

/** One of the sample reports: nobody has to be signed in for it. */
export function useSample(sample: Sample): SampleReading {
  const { readSample, report: note } = useDevice();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again.
  const report = useMemo(
    () =>
      readSample(sample).catch((cause: unknown) => {
        note(cause);
        return null;
      }),
    [readSample, note, sample, tries],
  );
  const retry = useCallback(() => setTries((n) => n + 1), []);
  return { report, retry };
}
