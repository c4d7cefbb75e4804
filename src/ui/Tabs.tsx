import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';
import { formatNumber } from '../lib/locale.ts';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly title: string;
  /** What is being done there, while it is being done. */
  readonly busy?: string | undefined;
  /** How much waits there; nothing is shown for none. */
  readonly count?: number | null | undefined;
}

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  children: ReactNode;
}

/** One panel of several. The arrow keys, Home and End move between the tabs, as the platform's own would. */
export function Tabs<Key extends string>({ label, tabs, current, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.key === current);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div className="tab-list no-print" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.title}
            {tab.count ? <span className="badge">{formatNumber(tab.count)}</span> : null}
            {tab.busy !== undefined && <span className="spinner" role="img" aria-label={tab.busy} />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
