import { useDevice } from './core.tsx';
import { useCell } from './use-cell.ts';

export function useInstall(): { canInstall: boolean; install(): Promise<void>; installed: boolean } {
  const { install } = useDevice();
  return { canInstall: useCell(install.canInstall), installed: useCell(install.installed), install: install.install };
}
