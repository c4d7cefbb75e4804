import type { AccountDb } from '../../store/account-db.ts';
import type { WorkspacePorts } from './workspace-ports.ts';

/** What each flow of one account's working copy is given. */
export interface WorkspaceContext {
  readonly ports: WorkspacePorts;
  readonly userId: string;
  readonly db: AccountDb;
  /** Aborted when the account's turn on this page is over (OUT-10). */
  readonly signal: AbortSignal;
  now(): number;
  onOpen(listener: () => void): () => void;
  /** Work that nobody waits for: a failure is logged and leaves the other flows alone. */
  attempt(what: string, work: Promise<unknown>): void;
}

export function createContext(
  ports: WorkspacePorts,
  userId: string,
  db: AccountDb,
  signal: AbortSignal,
): WorkspaceContext {
  const { clock, log, actionWindow } = ports.device;
  return {
    ports,
    userId,
    db,
    signal,
    now: () => clock.now(),
    onOpen: (listener) => actionWindow.onOpen(listener),
    attempt(what, work) {
      work.catch((cause: unknown) => {
        if (!signal.aborted) log.warn(`${what} failed`, { cause });
      });
    },
  };
}
