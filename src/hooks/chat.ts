import { useCallback, useEffect, useMemo, useState } from 'react';
import { CHAT_PAGE_SIZE } from '../contract/limits.ts';
import type { ChatHistoryView } from '../domain/working-copy.ts';
import type { ChatStatus } from '../sync/chat.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export interface Chat {
  /** Undefined until the local copy has been read. */
  readonly history: ChatHistoryView | undefined;
  /** Null until the core is loaded. */
  readonly status: ChatStatus | null;
  /** Shows more of what is here and brings a further page from the server. */
  older(): void;
}

/** The conversation about a report, followed for as long as this is on the screen. */
export function useChat(reportId: string): Chat {
  const workspace = useWorkspace();
  const [limit, setLimit] = useState(CHAT_PAGE_SIZE);
  const chat = useMemo(() => workspace?.chat(reportId), [workspace, reportId]);
  useEffect(() => chat?.open(), [chat]);
  const status = useCellOrNull(chat?.status);
  const history = useLive(`chat ${reportId} ${limit}`, (from) => from.chat(reportId).history(limit));
  const [shown, setShown] = useState<{ reportId: string; history: ChatHistoryView } | null>(null);
  if (history && history !== shown?.history) setShown({ reportId, history });
  const older = useCallback(() => {
    setLimit((length) => length + CHAT_PAGE_SIZE);
    chat?.older();
  }, [chat]);
  // While a longer stretch is being read the shorter one stays in place.
  return { history: history ?? (shown?.reportId === reportId ? shown.history : undefined), status, older };
}
