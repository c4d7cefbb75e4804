import type { Clock } from '../../src/lib/clock.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly task: () => void;
}

/** Lets everything that is ready run: promises, fake IndexedDB's own turns, and live queries, which wait for a real timer. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Waits for something that is on its way, in real turns; the test's own time limit ends a vain wait. */
export async function until(come: () => boolean): Promise<void> {
  while (!come()) await new Promise((resolve) => setImmediate(resolve));
}

/** Time that passes only when a test says so. */
export class VirtualClock implements Clock {
  #now: number;
  #order = 0;
  #timers = new Set<Timer>();

  constructor(start = Date.UTC(2026, 0, 5, 9)) {
    this.#now = start;
  }

  now = (): number => this.#now;

  after = (ms: number, task: () => void): (() => void) => {
    this.#order += 1;
    const timer = { at: this.#now + Math.max(0, ms), order: this.#order, task };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Passes `ms`, running each timer at its own moment and letting its work settle before the next. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settle();
      const next = [...this.#timers]
        .filter((timer) => timer.at <= end)
        .sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.task();
    }
    this.#now = end;
    await settle();
  }

  /** The device's clock is set, forwards or backwards; nothing runs. */
  jump(ms: number): void {
    this.#now += ms;
  }

  get waiting(): number {
    return this.#timers.size;
  }
}
