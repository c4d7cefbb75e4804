import { type Log, redact } from '../lib/log.ts';

/** The browser's console, with secrets taken out. `debug` is hidden by the browsers unless asked for. */
export function consoleLog(console: Pick<Console, 'debug' | 'warn' | 'error'>): Log {
  const write =
    (level: 'debug' | 'warn' | 'error') =>
    (event: string, details: Record<string, unknown> = {}) =>
      console[level](`baraza: ${event}`, redact(details));
  return { debug: write('debug'), warn: write('warn'), error: write('error') };
}
