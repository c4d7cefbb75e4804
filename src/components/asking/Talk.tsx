import { useEffect, useRef } from 'react';

export interface Message {
  readonly id: string;
  readonly mine: boolean;
  readonly text: string;
  readonly heading?: string;
  readonly note?: string;
  readonly fault?: boolean;
  /** The language of `text` and `note`, where it is not the page's own. */
  readonly lang?: string;
}

/** The conversation; it scrolls to the latest message and announces what the other side says. */
export function Talk({ label, messages }: { label: string; messages: readonly Message[] }) {
  const list = useRef<HTMLOListElement>(null);
  const lastId = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when a message arrives, not when one is redrawn.
  useEffect(() => {
    // To its beginning: the answer box sticks to the bottom and would cover a message scrolled to its end, and a long list
    // of choices below a question would push it out of sight.
    list.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [lastId]);
  return (
    <>
      <h1 className="visually-hidden">{label}</h1>
      <ol ref={list} className="talk" aria-label={label} aria-live="polite">
        {messages.map((message) => (
          <li key={message.id} className={`${message.mine ? 'mine' : ''} ${message.fault ? 'fault' : ''}`}>
            {message.heading && <small>{message.heading}</small>}
            <span className={message.mine ? 'clamp' : ''} dir="auto" lang={message.lang}>
              {message.text}
            </span>
            {message.note && (
              <small dir="auto" lang={message.lang}>
                {message.note}
              </small>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
