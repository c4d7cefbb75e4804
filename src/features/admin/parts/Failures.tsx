import { createContext, type ReactNode, useCallback, useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { admin as texts } from '../messages.ts';

/** Why something of a tab could not be had, and whether an older answer of it still stands there. */
export interface TabFailure {
  readonly message: string;
  readonly isStale: boolean;
  refresh(): void;
}

/** Takes what failed under the name of whoever asked; null once it has been had. */
export type TellFailure = (of: string, failure: TabFailure | null) => void;

export const Failures = createContext<TellFailure | null>(null);

/** A tab whose parts ask for themselves: what failed for the same reason is said once, above them all, and asked again at once. */
export function FailureSummary({ children }: { children: ReactNode }) {
  const [failing, setFailing] = useState<ReadonlyMap<string, TabFailure>>(new Map());
  const tell = useCallback<TellFailure>((of, failure) => {
    setFailing((before) => {
      if (failure === null && !before.has(of)) return before;
      const next = new Map(before);
      if (failure === null) next.delete(of);
      else next.set(of, failure);
      return next;
    });
  }, []);
  const all = [...failing.values()];
  const messages = [...new Set(all.map(({ message }) => message))];
  return (
    <Failures value={tell}>
      {messages.map((message) => {
        const alike = all.filter((failure) => failure.message === message);
        const isStale = alike.every((failure) => failure.isStale);
        return (
          <Notice
            key={message}
            tone={isStale ? 'warning' : 'error'}
            action={{
              label: texts.retry,
              onClick: () => {
                for (const failure of alike) failure.refresh();
              },
            }}
          >
            {isStale ? `${message} ${texts.stale}` : message}
          </Notice>
        );
      })}
      {children}
    </Failures>
  );
}
