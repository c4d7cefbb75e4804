import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_MS } from '../../../src/domain/toast.ts';
import { Toasts } from '../../../src/ui/Toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (type: 'success' | 'error' = 'success') => {
  const dismissed: number[] = [];
  const onDismiss = (id: number) => dismissed.push(id);
  render(<Toasts toasts={[{ id: 7, message: 'Saved', type, duration: TOAST_MS }]} onDismiss={onDismiss} />);
  return dismissed;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('[spec 1 §9] what is said in passing', () => {
  it('goes by itself after five seconds', () => {
    const dismissed = show();
    expect(screen.getByRole('status').textContent).toContain('Saved');
    pass(4_999);
    expect(dismissed).toEqual([]);
    pass(1);
    expect(dismissed).toEqual([7]);
  });

  it('stays while it is pointed at or has the focus, and then for its whole time', () => {
    const dismissed = show();
    pass(4_000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    fireEvent.pointerLeave(screen.getByRole('status'));
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    pass(60_000);
    expect(dismissed).toEqual([]);
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    pass(5_000);
    expect(dismissed).toEqual([7]);
  });

  it('can be closed; an error is announced at once', () => {
    const dismissed = show('error');
    expect(screen.getByRole('alert')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissed).toEqual([7]);
  });
});
