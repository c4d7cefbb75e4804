import { useEffect, useMemo } from 'react';
import { draftById } from '../store/draft-reports.ts';
import type { DraftRow } from './draft-reports.ts';
import { useLiveOver } from './use-live.ts';
import { useVisitor, useVisitorOpened, type Visitor } from './use-visitor.ts';
import { whenLoaded } from './when-loaded.ts';

/** A draft of before there was an account; undefined while it is looked up, null where there is none. */
export function useVisitorsDraftReport(id: string): DraftRow | null | undefined {
  const visitor = useVisitor();
  useEffect(() => visitor?.resumeDraft(id), [visitor, id]);
  return useLiveOver(visitor, ({ db }) => draftById(db, id), id);
}

type DraftActions = Pick<Visitor, 'answerDraft' | 'discardDraft'>;

export function useVisitorsDraftActions(): DraftActions & { readonly tryAgain: (id: string) => void } {
  const open = useVisitorOpened();
  const visitor = useVisitor();
  return useMemo(() => {
    const { answerDraft, discardDraft } = whenLoaded<DraftActions>(open);
    return { answerDraft, discardDraft, tryAgain: (id) => visitor?.resumeDraft(id) };
  }, [open, visitor]);
}
