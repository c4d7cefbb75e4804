/** Something said in passing (spec 1 §3). */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly type: 'success' | 'error' | 'info' | 'warning';
  /** Milliseconds it stands. */
  readonly duration: number;
}

/** Spec 1 §9. */
export const TOAST_MS = 5_000;

/** `toasts` with one more at their end. */
export const withToast = (toasts: readonly Toast[], message: string, type: Toast['type']): readonly Toast[] => [
  ...toasts,
  { id: (toasts.at(-1)?.id ?? 0) + 1, message, type, duration: TOAST_MS },
];
