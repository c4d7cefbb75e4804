import { useEffect, useState } from 'react';
import { useCoreHandle, useDevice } from './core.tsx';

const NONE: readonly string[] = [];

/** Ways of signing in beside the password; none until the server has said so. */
export function useProviders(): readonly string[] {
  const handle = useCoreHandle();
  const { report } = useDevice();
  const [providers, setProviders] = useState(NONE);
  useEffect(() => {
    let over = false;
    const ask = async () => {
      const names = await (await handle.ready()).providers();
      if (!over) setProviders(names);
    };
    // Without it there is one button less.
    ask().catch(report);
    return () => {
      over = true;
    };
  }, [handle, report]);
  return providers;
}
