import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command and passes signals on, so that Ctrl-C ends everything. Resolves with its exit code.
 * `quiet` keeps its output and shows it only when it fails.
 */
export function run(command, args, { quiet = false, env = {}, cwd } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      cwd,
      shell: process.platform === 'win32',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    const done = (code, text) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      if (quiet && code !== 0) process.stderr.write(text ?? Buffer.concat(output));
      resolve({ code, output: Buffer.concat(output).toString() });
    };
    child.on('error', (cause) => done(127, `${command}: ${cause.message}\n`));
    child.on('close', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}
