import type { Account } from '../../domain/working-copy.ts';
import { type Cell, cell } from '../../lib/live.ts';
import { type AccountDb, databaseName } from '../../store/account-db.ts';
import { deleteAccountData, pendingDeletions } from '../../store/delete-account.ts';
import { openAccountDb } from '../../store/open.ts';
import { NEWEST_TRY, takeProblem, VISITOR } from '../../store/typed-text.ts';
import type { PageDevice } from './device.ts';
import { sweepOnce } from './sweeping.ts';
import { troubleMessage } from './trouble.ts';
import { startWorkspace, type Workspace } from './workspace.ts';
import type { ApiClients, WorkspacePorts } from './workspace-ports.ts';

/** Before the first screen: the draft somebody made an account for must be there. What fails stays for the next start. */
async function takeVisitorsDrafts(device: PageDevice, db: AccountDb, accountId: string): Promise<void> {
  if (device.typedText.read(VISITOR, NEWEST_TRY) === '') return;
  try {
    const { takeAlong } = await import(/* on demand */ './take-along.ts');
    await takeAlong(device, db, accountId);
  } catch (cause) {
    device.log.warn('drafts of before the sign-in not taken along yet', { cause });
  }
}

export interface AccountPorts extends Omit<WorkspacePorts, keyof ApiClients> {
  readonly apiClientsFor: (accountId: string) => ApiClients;
}

export interface Accounts {
  readonly workspace: Cell<Workspace | null>;
  readonly trouble: Cell<string | null>;
  /** Ends the working copy at once: nothing more is sent or written under the account. */
  close(): void;
}

/**
 * Keeps exactly the signed-in account's working copy open, here and after changes in other tabs. Everything of the former
 * account is stopped before anything of the next begins (OUT-10, ACC-1).
 */
export function followAccount(ports: AccountPorts, storage: Storage): Accounts {
  const { device } = ports;
  const { log, clock } = device;
  const workspace = cell<Workspace | null>(null);
  const trouble = cell<string | null>(null);
  let current: { id: string; controller: AbortController; db: AccountDb | null } | null = null;

  const close = () => {
    workspace.set(null);
    trouble.set(null);
    current?.controller.abort(new Error('The account has changed'));
    current?.db?.close();
    current = null;
  };

  const open = async (account: Account, reopened: boolean) => {
    const controller = new AbortController();
    const turn = { id: account.id, controller, db: null as AccountDb | null };
    current = turn;
    const isOver = () => controller.signal.aborted;
    try {
      if (pendingDeletions(storage).includes(account.id)) await deleteAccountData(storage, clock, account.id);
      const db = await openAccountDb(
        databaseName(account.id),
        {
          outdated(deleted) {
            if (isOver()) return;
            controller.abort(new Error('The database is wanted elsewhere'));
            workspace.set(null);
            if (!deleted) trouble.set(troubleMessage('outdated'));
          },
          lost() {
            if (isOver()) return;
            close();
            // STO-2: reopened once; after that it is explained.
            if (reopened) trouble.set(troubleMessage('lost'));
            else void open(account, true);
          },
        },
        clock,
      );
      if (isOver()) return db.close();
      turn.db = db;
      await takeVisitorsDrafts(device, db, account.id);
      if (isOver()) return;
      workspace.set(startWorkspace({ ...ports, ...ports.apiClientsFor(account.id) }, account, db, controller.signal));
      sweepOnce(db, clock, log, controller.signal).catch((cause: unknown) => {
        if (!isOver()) log.warn('sweep not finished', { cause });
      });
    } catch (cause) {
      if (isOver()) return;
      log.error('working copy not opened', { cause });
      trouble.set(troubleMessage(cause));
    }
  };

  const follow = () => {
    const account = device.account.account.get();
    if (account?.id === current?.id) return;
    close();
    if (!account) return;
    // At once: the screen they come to reads it as it opens.
    takeProblem(device.typedText, account.id);
    void open(account, false);
  };
  device.account.account.subscribe(follow);
  follow();

  // The signed-in account's own removal, if one was cut short, comes first of all in `open`.
  const openId = device.account.account.get()?.id;
  for (const id of pendingDeletions(storage)) {
    if (id === openId) continue;
    deleteAccountData(storage, clock, id).catch((cause: unknown) => log.warn('local data not removed yet', { cause }));
  }
  return { workspace, trouble, close };
}
