import type { AccountDb } from '../../store/account-db.ts';
import { queueStatus } from '../../store/claim.ts';
import type { Entry } from '../../store/entry.ts';
import { flushLockName, startFlush } from '../../sync/flush.ts';
import { createSchedule, type Schedule } from '../../sync/schedule.ts';
import type { WorkspacePorts } from './workspace-ports.ts';

export type PushPorts = Pick<WorkspacePorts, 'device' | 'transport' | 'renew' | 'newId' | 'locks' | 'backgroundSync'>;

/** The outbox's way out for one account: the flush, and the reasons to run it. */
export function startOutbox(
  ports: PushPorts,
  userId: string,
  db: AccountDb,
  settled: (entry: Entry) => void,
  signal: AbortSignal,
): Schedule {
  const { device, transport, renew, newId, locks, backgroundSync } = ports;
  const { clock, log } = device;
  const now = () => clock.now();
  const schedule = createSchedule(
    {
      clock,
      locks,
      log,
      lockName: flushLockName(userId),
      async queueStatus() {
        const seen = await queueStatus(db, userId, now());
        // The worker goes on with what this page leaves behind (OUT-8).
        if (seen.waiting > 0) backgroundSync.ask();
        return seen;
      },
      start: (until, alone) =>
        startFlush(
          {
            db,
            userId,
            transport,
            renew,
            now,
            newId,
            random: Math.random,
            log,
            settled(entry, decision) {
              if (decision.kind !== 'retry') schedule.progressed();
              settled(entry);
            },
          },
          until,
          alone,
        ),
    },
    signal,
  );
  return schedule;
}
