/** Something said in passing (spec 1 §3). */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly type: 'success' | 'error' | 'info' | 'warning';
  /** What it is about: of one act the last word alone stands. */
  readonly about: string | null;
  /** Milliseconds it stands. */
  readonly duration: number;
  /** Takes back what it tells of. */
  readonly undo?: () => void;
}

export type ToastMore = Partial<Pick<Toast, 'duration' | 'undo'>>;

/** Spec 1 §9. */
export const TOAST_MS = 5_000;
/** Spec 2 §9: what went well with a report. */
export const REPORT_TOAST_MS = 3_000;

/** `toasts` with one more at their end, in the place of an earlier one about the same. */
export const withToast = (
  toasts: readonly Toast[],
  message: string,
  type: Toast['type'],
  about: string | null = null,
  more?: ToastMore,
): readonly Toast[] => [
  ...toasts.filter((toast) => about === null || toast.about !== about),
  { id: (toasts.at(-1)?.id ?? 0) + 1, message, type, about, duration: TOAST_MS, ...more },
];
