import { keepsAnything } from '../store/keeps-anything.ts';
import { useTrouble } from './trouble.ts';
import { useLive } from './use-live.ts';

/** Whether the account keeps anything of its own on this device; undefined until that is known. */
export function useKeepsAnything(): boolean | undefined {
  const found = useLive(({ db }) => keepsAnything(db));
  // What cannot be opened may hold something.
  const closed = useTrouble() !== null;
  return closed ? true : found;
}
