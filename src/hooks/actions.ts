import { useMemo } from 'react';
import type { Actions } from '../app/core/actions.ts';
import type { Device } from '../app/core/device.ts';
import type { Workspace } from '../app/core/workspace.ts';
import { useCoreHandle, useDevice } from './core.tsx';
import type { CoreHandle } from './core-handle.ts';
import { whenLoaded } from './when-loaded.ts';

/** An action that cannot even be kept on this device; its message is for the person. */
export class NotPossibleError extends Error {
  override readonly name: string = 'NotPossibleError';
}

/** An action needs an account; the message is spec 2 §5's. */
export class NotSignedInError extends NotPossibleError {
  readonly code = 'authentication_required';
  override readonly name = 'NotSignedInError';
  constructor() {
    super('Please sign in to start a research session.');
  }
}

/** What to tell a person when an action failed: its own sentence where it has one. */
export const wordsFor = (cause: unknown, otherwise: string): string =>
  cause instanceof NotPossibleError && cause.message !== '' ? cause.message : otherwise;

/** The signed-in account's working copy, as soon as it is open. Rejects with a sentence for the person where it cannot be. */
export async function openWorkspace(handle: CoreHandle, device: Device): Promise<Workspace> {
  const core = await handle.ready();
  const workspace = core.workspace.get();
  if (workspace) return workspace;
  if (!device.account.account.get()) throw new NotSignedInError();
  // Signed in, and the database is still being opened.
  return new Promise((resolve, reject) => {
    const look = () => {
      const opened = core.workspace.get();
      const trouble = core.trouble.get();
      if (!opened && trouble === null) return;
      stopOpened();
      stopTrouble();
      if (opened) resolve(opened);
      else reject(new NotPossibleError(trouble ?? ''));
    };
    const stopOpened = core.workspace.subscribe(look);
    const stopTrouble = core.trouble.subscribe(look);
    look();
  });
}

/**
 * What a person can do. Each promise is kept once the intention is safe on this device, not when the server has it; it
 * is refused only when that is impossible (nobody signed in, no room, database lost).
 */
export function useActions(): Actions {
  const handle = useCoreHandle();
  const device = useDevice();
  return useMemo(() => whenLoaded(async () => (await openWorkspace(handle, device)).actions), [handle, device]);
}
