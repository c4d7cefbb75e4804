import type { Account } from '../domain/working-copy.ts';
import { useDevice } from './core.tsx';
import { useCell } from './use-cell.ts';

/** Who is signed in, known at the first paint and kept in step with the other tabs. */
export function useAccount(): Account | null {
  return useCell(useDevice().account.account, nobody);
}

/** A page written by the build is a visitor's. */
const nobody = () => null;
