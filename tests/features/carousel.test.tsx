import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../src/features/site/Carousel.tsx';
import { show } from '../support/screen.tsx';

const EVERY_MS = 4_000;
const slides = ['a', 'b', 'c'].map((id) => ({ id, content: <p>Slide {id}</p> }));
let reduced = false;

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #told: (entries: { isIntersecting: boolean }[]) => void;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.#told = told;
      }
      observe() {
        this.#told([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const carousel = () => {
  show(<Carousel label="Things" slides={slides} everyMs={EVERY_MS} />);
  return screen.getByRole('region', { name: 'Things' });
};
/** The page whose dot is marked. */
const page = () =>
  screen.getAllByRole('button', { name: /^Page \d of 3$/ }).findIndex((dot) => dot.getAttribute('aria-current')) + 1;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a carousel', () => {
  it('turns by itself and begins anew after the last page', () => {
    carousel();
    expect(page()).toBe(1);
    pass(EVERY_MS);
    expect(page()).toBe(2);
    pass(EVERY_MS);
    expect(page()).toBe(3);
    pass(EVERY_MS);
    expect(page()).toBe(1);
  });

  it('[spec 1 §2.2] the buttons wrap at both ends, the dots lead to their page', () => {
    carousel();
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(page()).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(page()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Page 2 of 3' }));
    expect(page()).toBe(2);
  });

  it('[spec 1 §2.2] left and right arrows move between pages; other keys are left alone', () => {
    const region = carousel();
    fireEvent.keyDown(region, { key: 'ArrowLeft' });
    expect(page()).toBe(3);
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    expect(page()).toBe(2);
    expect(fireEvent.keyDown(region, { key: 'Tab' })).toBe(true);
  });

  it('[spec 1 §2.2] waits while the pointer is over it or the focus in it', () => {
    const region = carousel();
    fireEvent.pointerEnter(region);
    pass(5 * EVERY_MS);
    expect(page()).toBe(1);
    fireEvent.pointerLeave(region);
    const next = screen.getByRole('button', { name: 'Next page' });
    act(() => next.focus());
    pass(5 * EVERY_MS);
    expect(page()).toBe(1);
    act(() => next.blur());
    pass(EVERY_MS);
    expect(page()).toBe(2);
  });

  it('waits while the tab is hidden', () => {
    carousel();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(5 * EVERY_MS);
    expect(page()).toBe(1);
    hidden.mockRestore();
    pass(EVERY_MS);
    expect(page()).toBe(2);
  });

  it('stops by its button until it is let go on', () => {
    carousel();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(5 * EVERY_MS);
    expect(page()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(EVERY_MS);
    expect(page()).toBe(2);
  });

  it('[spec 1 §2.2] never turns by itself for whoever asked for less motion, and can be turned', () => {
    reduced = true;
    const region = carousel();
    pass(20 * EVERY_MS);
    expect(page()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    fireEvent.keyDown(region, { key: 'ArrowRight' });
    expect(page()).toBe(2);
  });
});
