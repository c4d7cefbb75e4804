import { useEffect } from 'react';

export interface Message {
  readonly id: string;
  readonly mine: boolean;
  readonly text: string;
  readonly heading?: string;
  readonly note?: string;
  readonly fault?: boolean;
}

/** The conversation; it scrolls to the latest message and announces what the other side says. */
export function Talk({ label, messages }: { label: string; messages: readonly Message[] }) {
  const lastId = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when a message arrives, not when one is redrawn.
  useEffect(() => {
    // To the page's end, since the answer box sticks to the bottom and would cover a message scrolled to its edge.
    void scrollTo({ top: document.documentElement.scrollHeight, behavior: 'smooth' });
  }, [lastId]);
  return (
    <>
      <h1 className="visually-hidden">{label}</h1>
      <ol className="talk" aria-label={label} aria-live="polite">
        {messages.map((message) => (
          <li key={message.id} className={`${message.mine ? 'mine' : ''} ${message.fault ? 'fault' : ''}`}>
            {message.heading && <small>{message.heading}</small>}
            <span className={message.mine ? 'clamp' : ''}>{message.text}</span>
            {message.note && <small>{message.note}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}
