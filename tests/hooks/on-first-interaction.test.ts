import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction } from '../../src/hooks/on-first-interaction.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what waits for a page to be touched', () => {
  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'])('is done at %s, once', (sign) => {
    const then = vi.fn();
    onFirstInteraction(window, then);
    expect(then).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(20_000);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('is done for whoever only reads, after eight seconds', () => {
    const then = vi.fn();
    onFirstInteraction(window, then);
    vi.advanceTimersByTime(7_999);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('is never done once it was called off', () => {
    const then = vi.fn();
    onFirstInteraction(window, then)();
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(20_000);
    expect(then).not.toHaveBeenCalled();
  });
});
