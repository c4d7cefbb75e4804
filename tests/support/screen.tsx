import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import type { Device } from '../../src/app/core/device.ts';
import type { Core } from '../../src/app/core.ts';
import { CoreProvider } from '../../src/hooks/core.tsx';
import { type CoreHandle, coreHandle } from '../../src/hooks/core-handle.ts';
import { SharedDevice } from './page-device.ts';

/**
 * A part of the page on a device whose core is still on its way: what is shown then needs no database and no network.
 * `core`: the parts of one that the test brings.
 */
export function show(part: ReactNode, shared = new SharedDevice(), core?: Partial<Core>) {
  return showAt('/', part, shared.tab().device, core);
}

/** The same on a tab's own device, at an address. */
export function showAt(address: InitialEntry, part: ReactNode, device: Device, core?: Partial<Core>) {
  const handle = coreHandle(() => (core ? Promise.resolve(core as Core) : new Promise<Core>(() => {})));
  return showWith(address, part, device, handle);
}

/** The same with a core that the test lets come. */
export function showWith(address: InitialEntry, part: ReactNode, device: Device, handle: CoreHandle) {
  return render(
    <CoreProvider device={device} handle={handle}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </CoreProvider>,
  );
}
