import { type BrowserContext, chromium, type Page } from 'playwright';

/** As root in a container Chromium needs these; the rest keeps it from looking for hosts of its own. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 360, height: 800 };
export const DESK = { width: 1280, height: 800 };

interface Options {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce';
  offline?: boolean;
  serviceWorkers?: 'allow' | 'block';
}

/** A browser with a profile on disk: closing it and opening it again is a cold start of the same device. */
export function openBrowser(profile: string, options: Options = {}): Promise<BrowserContext> {
  const executablePath = process.env.BARAZA_CHROMIUM;
  return chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: FLAGS,
    locale: 'en-GB',
    viewport: DESK,
    ...options,
  });
}

/** What the browser says when the network is cut: the journey's doing, not the product's. */
export const NETWORK_NOISE =
  /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|NETWORK_CHANGED|ABORTED|EMPTY_RESPONSE|CONNECTION_RESET)/;

/** Adds every console error and uncaught exception of a context to `errors`, but for what is `expected` at that moment. */
export function watchErrors(context: BrowserContext, errors: string[], expected: readonly RegExp[]): void {
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
  };
  const follow = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  };
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
}
