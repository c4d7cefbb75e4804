import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process that speaks in lines. */
export interface Speaker {
  readonly process: ChildProcess;
  /** The first line, past or to come, that begins so. Rejects when the process ends without it. */
  line(start: string): Promise<string>;
  /** Everything it wrote, errors too. */
  said(): string;
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

export function speak(file: string, args: readonly string[], env: Record<string, string> = {}): Speaker {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let errors = '';
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  let over = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      over = true;
      resolve(code);
      wake();
    });
  });
  const said = () => [...lines, errors].join('\n');
  return {
    process: child,
    said,
    ended,
    line: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(start));
          if (found === undefined && !over) return;
          waiting.delete(look);
          if (found === undefined) reject(new Error(`It ended without '${start}':\n${said()}`));
          else resolve(found);
        };
        waiting.add(look);
        look();
      }),
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
