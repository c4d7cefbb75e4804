import { act, configure, waitFor } from '@testing-library/react';
import type { VirtualClock } from './virtual-clock.ts';

// What a person waits for comes when it comes: a busy machine is no fault of the product's.
configure({ asyncUtilTimeout: 10_000 });

/** Lets `ms` go by until it has come: what waits for them may set its timer later than the test looks at the clock. */
export const waitWhilePassing = (clock: VirtualClock, ms: number, come: () => void): Promise<void> =>
  waitFor(async () => {
    await act(() => clock.pass(ms));
    come();
  });
