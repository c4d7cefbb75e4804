import { type Cell, cell, type WritableCell } from '../../lib/live.ts';

/** How the fetching of what is not on this device goes, thing by thing. */
export interface Fetches<State> {
  state(id: string): Cell<State>;
  bring(id: string): void;
  /** The network is back: what could not be fetched for want of it is fetched now. */
  retryAbsent(): void;
}

interface FetchesPorts<State> {
  readonly loading: State;
  readonly fetch: (id: string, onState: (state: State) => void) => Promise<State>;
  /** What is shown of a failure that nobody foresaw. */
  readonly failed: (id: string, cause: unknown) => State;
  readonly isAbsent: (state: State) => boolean;
}

export function createFetches<State>({ loading, fetch, failed, isAbsent }: FetchesPorts<State>): Fetches<State> {
  const cells = new Map<string, WritableCell<State>>();
  const cellOf = (id: string) => {
    const known = cells.get(id) ?? cell(loading);
    cells.set(id, known);
    return known;
  };
  const bring = (id: string) => {
    const state = cellOf(id);
    state.set(loading);
    fetch(id, state.set).then(state.set, (cause: unknown) => state.set(failed(id, cause)));
  };
  return {
    state: cellOf,
    bring,
    retryAbsent() {
      for (const [id, state] of cells) if (isAbsent(state.get())) bring(id);
    },
  };
}
