import { useEffect, useRef } from 'react';
import type { Frame } from './use-asking.ts';

export interface Message {
  readonly id: string;
  readonly mine: boolean;
  readonly text: string;
  readonly heading?: string;
  readonly note?: string;
  readonly fault?: boolean;
  /** The language of `text` and `note`, where it is not that of the talk. */
  readonly lang?: string;
}

interface TalkProps {
  label: string;
  messages: readonly Message[];
  /** Where it is not in the page's own language. */
  frame?: Frame;
}

/** The conversation; it scrolls to the latest message and announces what the other side says. */
export function Talk({ label, messages, frame }: TalkProps) {
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
      <h1 {...frame} className="visually-hidden">
        {label}
      </h1>
      <ol {...frame} ref={list} className="talk" aria-label={label} aria-live="polite">
        {messages.map((message) => (
          <li key={message.id} className={`${message.mine ? 'mine' : ''} ${message.fault ? 'fault' : ''}`}>
            {message.heading && <small dir="auto">{message.heading}</small>}
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
