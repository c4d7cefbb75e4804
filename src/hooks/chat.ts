import { useCallback, useEffect, useMemo, useState } from 'react';
import { CHAT_PAGE_SIZE } from '../contract/limits.ts';
import type { ChatHistoryView } from '../domain/working-copy.ts';
import type { ChatStatus } from '../sync/chat.ts';
import { useAdvice } from './use-advice.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLiveOver } from './use-live.ts';

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
  const advice = useAdvice();
  const [limit, setLimit] = useState(CHAT_PAGE_SIZE);
  const chat = useMemo(() => advice?.chat(reportId), [advice, reportId]);
  useEffect(() => chat?.open(), [chat]);
  const status = useCellOrNull(chat?.status);
  const history = useLiveOver(chat ?? null, `chat ${limit}`, (from) => from.history(limit));
  const [shown, setShown] = useState<{ reportId: string; history: ChatHistoryView } | null>(null);
  if (history && history !== shown?.history) setShown({ reportId, history });
  const older = useCallback(() => {
    setLimit((length) => length + CHAT_PAGE_SIZE);
    chat?.older();
  }, [chat]);
  // While a longer stretch is being read the shorter one stays in place.
  return { history: history ?? (shown?.reportId === reportId ? shown.history : undefined), status, older };
}
