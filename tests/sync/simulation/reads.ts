import { openJobs } from '../../../src/contract/research.ts';
import { silentLog } from '../../../src/lib/log.ts';
import { takeJob } from '../../../src/store/jobs.ts';
import { createChats } from '../../../src/sync/chat.ts';
import { createPull } from '../../../src/sync/pull.ts';
import { createTrashPull } from '../../../src/sync/trash.ts';
import type { Device } from './device.ts';
import type { Tab } from './tab.ts';

/** Everything a page reads from the server into its account's working copy, as the product's own flows do it. */
export function readsOf(device: Device, tab: Tab) {
  const { db, account: userId } = tab;
  if (db === null || userId === null) return null;
  const { clock } = device;
  const { signal } = tab.abort;
  const ports = { db, userId, transport: device.transport(tab, db, userId), clock, log: silentLog };
  return {
    history: createPull(ports, signal),
    trash: createTrashPull(ports, signal),
    async chat(reportId: string): Promise<void> {
      createChats({ ...ports, onOpen: () => () => {} }, signal).older(reportId);
    },
    async jobs(): Promise<void> {
      const answer = await ports.transport({ call: openJobs }, signal);
      if (answer.kind !== 'ok') return;
      for (const state of answer.data.data.jobs) await takeJob(db, state, clock.now());
    },
  };
}
