import { type Cell, cell } from '../lib/live.ts';

/** Chromium's event; other browsers install from their own menu and never send it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  readonly canInstall: Cell<boolean>;
  readonly installed: Cell<boolean>;
  /** Shows the browser's own question. Nothing happens when it cannot be asked now. */
  install(): Promise<void>;
}

/** Must be called before the page has finished loading: the event is sent once and not kept. */
export function watchInstall(window: Window): Install {
  const installed = cell(window.matchMedia('(display-mode: standalone)').matches);
  const canInstall = cell(false);
  let offer: InstallPromptEvent | null = null;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallPromptEvent;
    canInstall.set(true);
  });
  window.addEventListener('appinstalled', () => {
    offer = null;
    canInstall.set(false);
    installed.set(true);
  });
  return {
    canInstall,
    installed,
    async install() {
      const current = offer;
      // An offer can be used once, whatever the person answers.
      offer = null;
      canInstall.set(false);
      await current?.prompt();
    },
  };
}
