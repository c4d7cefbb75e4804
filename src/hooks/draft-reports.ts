import { useCallback, useEffect, useState } from 'react';
import type { DraftRow } from '../store/rows.ts';
import { type DraftView, draftView, draftViews } from '../store/views/drafts.ts';
import { useCore } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export type { DraftRow, DraftView };

const NONE: readonly DraftView[] = [];

/** Reports written on this device whose research has not come to a report, newest first. */
export function useDraftReports(): readonly DraftView[] {
  return useLive(({ db }) => draftViews(db)) ?? NONE;
}

/** One of them; undefined while it is looked up, null where there is none. One that was cut short is taken up again. */
export function useDraftReport(id: string): DraftView | null | undefined {
  const workspace = useWorkspace();
  useEffect(() => workspace?.resumeDraft(id), [workspace, id]);
  return useLive(({ db }) => draftView(db, id), id);
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
