import { useCore } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';

/** Why the working copy cannot be opened on this device, in words to show; null when it can. Typed text is kept all the same. */
export function useTrouble(): string | null {
  return useCellOrNull(useCore()?.trouble);
}
