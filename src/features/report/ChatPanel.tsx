import { useEffect, useRef } from 'react';
import type { Chunk } from '../../contract/chat.ts';
import type { ReportMetadata } from '../../contract/report.ts';
import type { ChatView } from '../../domain/working-copy.ts';
import { useChat } from '../../hooks/chat.ts';
import { useConnection } from '../../hooks/connection.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ChatBox } from './ChatBox.tsx';
import { ChatMessage } from './ChatMessage.tsx';
import { chat as texts } from './chat-messages.ts';

/** Between the frame's edge and the question. */
const TOP_PIXELS = 8;

const isReply = (message: ChatView | undefined): message is ChatView => message?.role === 'assistant';

interface ChatPanelProps {
  reportId: string;
  metadata: ReportMetadata;
  onCite: (chunk: Chunk) => void;
  onClose: () => void;
}

/** The conversation about a report. What was said is on this device; what is asked waits here until it is answered. */
export function ChatPanel({ reportId, metadata, onCite, onClose }: ChatPanelProps) {
  const { history, status, older } = useChat(reportId);
  const { online } = useConnection();
  const scroll = useRef<HTMLDivElement>(null);
  const messages = history?.messages ?? [];
  const last = messages.at(-1);
  // Who answered does not count: the server's answer takes the place of this device's, and nothing moves.
  const question = messages.at(isReply(last) ? -2 : -1);
  const newest = `${question?.id} ${isReply(last) || Boolean(question?.pending?.here)}`;

  // The last question at the top, so that its answer is read from its first line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when a message arrives, not when one is redrawn.
  useEffect(() => {
    const frame = scroll.current;
    const question = [...(frame?.querySelectorAll('li.mine') ?? [])].at(-1);
    if (!frame || !question) return;
    // The frame alone: the report beside it stays where it is read.
    frame.scrollTop += question.getBoundingClientRect().top - frame.getBoundingClientRect().top - TOP_PIXELS;
  }, [newest]);

  const isReady = status?.preparation === 'ready' || !online;
  return (
    <aside
      className="chat-panel no-print"
      aria-label={texts.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>{texts.title}</h2>
        <Button look="icon" className="push" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className="chat-scroll" ref={scroll}>
        {history?.hasMore && (
          <span>
            <Button look="quiet" onClick={older}>
              {texts.older}
            </Button>
          </span>
        )}
        {status?.history === 'failed' && online && (
          <Notice tone="warning">
            <span>{texts.historyFailed}</span>
            {status.fault && <small>{texts.faults[status.fault]}</small>}
          </Notice>
        )}
        {history === undefined && <p role="status">{texts.connecting}</p>}
        {history?.messages.length === 0 && <p className="muted">{texts.empty}</p>}
        <ol className="talk" aria-label={texts.title} aria-live="polite">
          {messages.map((message, at) => {
            const next = messages[at + 1];
            // It stands with its question, under whose key it stays the same whoever gave it.
            if (isReply(message) && at > 0) return null;
            const told = [message, next].find(isReply) ?? null;
            return (
              <ChatMessage
                key={message.id}
                message={message}
                reply={message.pending?.here ?? told}
                metadata={metadata}
                online={online}
                onCite={onCite}
              />
            );
          })}
        </ol>
      </div>
      <footer className="chat-foot">
        {!isReady && (
          <small role="status">
            {status?.preparation === 'error' ? texts.notReady : (status?.message ?? texts.preparing)}
          </small>
        )}
        {!online && <Notice tone="warning">{texts.offline}</Notice>}
        <ChatBox reportId={reportId} isEmpty={history?.messages.length === 0} isReady={isReady} />
      </footer>
    </aside>
  );
}
