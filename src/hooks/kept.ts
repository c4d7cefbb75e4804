import type { KeptPart } from '../domain/kept.ts';
import type { Kept, Workspace } from './core-port.ts';
import { useLiveOver } from './use-live.ts';
import { usePart } from './use-part.ts';

const keptOf = (workspace: Workspace) => workspace.kept();

/** What the account keeps on this device; `parts` is undefined until it has been looked through. */
export function useKept(): { kept: Kept | null; parts: readonly KeptPart[] | undefined } {
  const kept = usePart(keptOf);
  return { kept, parts: useLiveOver(kept, 'kept', (from) => from.parts()) };
}
