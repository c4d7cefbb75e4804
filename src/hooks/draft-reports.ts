import { useCallback, useState } from 'react';
import type { DraftRow } from '../store/rows.ts';
import { useCore } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';

export type { DraftRow };

const NONE: readonly DraftRow[] = [];

/** Reports written on this device and not yet researched, newest first. */
export function useDraftReports(): readonly DraftRow[] {
  return useLive('drafts', (from) => from.drafts()) ?? NONE;
}

/** One of them; undefined while it is looked up, null where there is none. */
export function useDraftReport(id: string): DraftRow | null | undefined {
  return useLive(`draft ${id}`, (from) => from.draft(id));
}

export interface Kit {
  /** Null until it is known. */
  readonly here: boolean | null;
  readonly state: 'idle' | 'fetching' | 'failed';
  fetch(): void;
}

/** What drafts need without the network, and how its fetching goes. */
export function useKit(): Kit {
  const kit = useCore()?.kit;
  const here = useCellOrNull(kit?.here);
  const [state, setState] = useState<Kit['state']>('idle');
  const fetch = useCallback(() => {
    if (!kit) return;
    setState('fetching');
    kit.fetch().then(
      (all) => setState(all ? 'idle' : 'failed'),
      // Nobody answered: no worker, or no network.
      () => setState('failed'),
    );
  }, [kit]);
  return { here, state, fetch };
}
