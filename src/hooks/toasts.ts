import { useCallback } from 'react';
import { type Toast, type ToastMore, withToast } from '../domain/toast.ts';
import { useDevice } from './core.tsx';
import { useCell } from './use-cell.ts';

/** Says something in passing; it outlives the screen that said it. `about`: takes the place of what was said of the same. */
export function useToast(): (message: string, type?: Toast['type'], about?: string, more?: ToastMore) => void {
  const { toasts } = useDevice();
  return useCallback(
    (message, type = 'success', about, more) => toasts.set(withToast(toasts.get(), message, type, about, more)),
    [toasts],
  );
}

export function useToasts(): { toasts: readonly Toast[]; dismiss(id: number): void } {
  const { toasts } = useDevice();
  const dismiss = useCallback((id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id)), [toasts]);
  return { toasts: useCell(toasts, nothing), dismiss };
}

const NOTHING: readonly Toast[] = [];
const nothing = () => NOTHING;
