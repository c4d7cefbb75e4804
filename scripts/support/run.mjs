import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const LOOK_MS = 250;

/** npm dies of some signals without passing them on; what it had started would live on. Returns what ends the watch. */
function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, LOOK_MS);
  return () => clearInterval(watch);
}

/**
 * Runs a command and passes signals on, so that Ctrl-C ends everything. Resolves with its exit code.
 * `quiet` keeps its output and shows it only when it fails. `linked` gives a Node program a channel that closes when this
 * process is gone, even if it was killed.
 */
export function run(command, args, { quiet = false, linked = false, env = {}, cwd } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    const child = spawn(command, args, {
      stdio: linked ? [...stdio, 'ipc'] : stdio,
      env: { ...process.env, ...env },
      cwd,
      shell: process.platform === 'win32',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    const stopWatching = whenNpmIsGone(() => forward('SIGTERM'));
    const done = (code, text) => {
      stopWatching();
      for (const signal of SIGNALS) process.off(signal, forward);
      if (quiet && code !== 0) process.stderr.write(text ?? Buffer.concat(output));
      resolve({ code, output: Buffer.concat(output).toString() });
    };
    child.on('error', (cause) => done(127, `${command}: ${cause.message}\n`));
    child.on('close', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}
