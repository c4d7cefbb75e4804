import { useCallback, useEffect, useMemo, useState } from 'react';
import { CHAT_PAGE_SIZE } from '../contract/limits.ts';
import type { ChatHistoryView } from '../domain/working-copy.ts';
import { chatView } from '../store/views/chat.ts';
import type { ChatStatus } from '../sync/chat.ts';
import { withReplies } from '../sync/device-answers.ts';
import { useConnection } from './connection.ts';
import { useAdvice } from './use-advice.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';

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
  const chats = advice?.chats;
  const { online } = useConnection();
  // What failed for want of a network is read when there is one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened again, not for what is in it.
  useEffect(() => chats?.open(reportId), [chats, reportId, online]);
  const status = useCellOrNull(useMemo(() => chats?.status(reportId), [chats, reportId]));
  const read = useLive(({ db }) => chatView(db, reportId, limit), reportId, limit);
  const history = useAnswersHere(reportId, read);
  const [shown, setShown] = useState<{ reportId: string; history: ChatHistoryView } | null>(null);
  if (history && history !== shown?.history) setShown({ reportId, history });
  const older = useCallback(() => {
    setLimit((length) => length + CHAT_PAGE_SIZE);
    chats?.older(reportId);
  }, [chats, reportId]);
  // While a longer stretch is being read the shorter one stays in place.
  return { history: history ?? (shown?.reportId === reportId ? shown.history : undefined), status, older };
}

/** What has come of the answer to a question that is on its way; '' where nothing has. */
export function useAnswerSoFar(questionId: string): string {
  const advice = useAdvice();
  const [answer, setAnswer] = useState<ReturnType<NonNullable<typeof advice>['answerSoFar']>>(null);
  useEffect(() => {
    const followed = advice?.answerSoFar(questionId) ?? null;
    setAnswer(followed);
    return () => followed?.end();
  }, [advice, questionId]);
  return useCellOrNull(answer?.text) ?? '';
}

/** The conversation with what this device answers, as long as it is looked at. */
function useAnswersHere(reportId: string, read: ChatHistoryView | undefined): ChatHistoryView | undefined {
  const advice = useAdvice();
  const [here, setHere] = useState<ReturnType<NonNullable<typeof advice>['answersHere']> | null>(null);
  useEffect(() => {
    const opened = advice?.answersHere(reportId) ?? null;
    setHere(opened);
    return () => opened?.end();
  }, [advice, reportId]);
  useEffect(() => {
    if (read) here?.look(read);
  }, [here, read]);
  const replies = useCellOrNull(here?.replies);
  return useMemo(() => (read && replies ? withReplies(read, replies) : read), [read, replies]);
}
