import { useSyncExternalStore } from 'react';

/** The stored flag of the specification; index.html reads it before the first paint. */
const KEY = 'baraza-dark-mode';
const EVENT = 'dark-mode-changed';

const system = () => matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const stored = localStorage.getItem(KEY);
  return stored === null ? system().matches : stored === 'true';
}

function subscribe(changed: () => void): () => void {
  const other = () => {
    apply();
    changed();
  };
  addEventListener(EVENT, changed);
  // Another tab's choice arrives as a storage event.
  addEventListener('storage', other);
  const scheme = system();
  scheme.addEventListener('change', changed);
  return () => {
    removeEventListener(EVENT, changed);
    removeEventListener('storage', other);
    scheme.removeEventListener('change', changed);
  };
}

function apply(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

/** A page written by the build knows no theme; its button is put right when the page is taken over. */
const writtenDark = () => false;

export function useTheme(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribe, isDark, writtenDark);
  const toggle = () => {
    localStorage.setItem(KEY, String(!dark));
    apply();
    dispatchEvent(new Event(EVENT));
  };
  return { dark, toggle };
}
