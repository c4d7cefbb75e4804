import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Device } from '../app/core/device.ts';
import type { Core } from '../app/core.ts';
import type { CoreHandle } from './core-handle.ts';
import { useCell } from './use-cell.ts';

interface Provided {
  readonly device: Device;
  readonly handle: CoreHandle;
}

const Context = createContext<Provided | null>(null);

/** Hands the device's own parts, and the core once it is loaded, to every hook below. */
export function CoreProvider(props: Provided & { readonly children: ReactNode }) {
  const { device, handle, children } = props;
  const provided = useMemo(() => ({ device, handle }), [device, handle]);
  return <Context value={provided}>{children}</Context>;
}

function useProvided(): Provided {
  const provided = useContext(Context);
  if (!provided) throw new Error('CoreProvider is missing above this part of the page');
  return provided;
}

export const useDevice = (): Device => useProvided().device;
export const useCoreHandle = (): CoreHandle => useProvided().handle;

/** Null until the core is loaded. */
export function useCore(): Core | null {
  return useCell(useProvided().handle.core, notYet);
}

const notYet = () => null;
