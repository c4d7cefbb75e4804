import { chatView } from '../../../src/store/views/chat.ts';
import { jobView } from '../../../src/store/views/jobs.ts';
import type { Copy } from './device.ts';
import { Broken } from './ledger.ts';
import type { World } from './world.ts';

/** VIEW-1 for what is no report: a question asked here stands in its conversation once, a job begun here is never missing. */
export async function checkShown({ ledger, mutant }: World, copy: Copy): Promise<void> {
  if (mutant?.showsServerRow) return;
  const mine = [...ledger.actions.values()].filter((a) => a.copy === copy.name && !ledger.cleared.has(a.opId));
  for (const reportId of new Set(mine.flatMap((a) => (a.type === 'chat' ? [a.target] : [])))) {
    const { messages } = await chatView(copy.db, reportId, 1000);
    for (const action of mine) {
      if (action.type !== 'chat' || action.target !== reportId || action.fate === 'discarded') continue;
      const times = messages.filter((message) => message.id === action.opId).length;
      if (times !== 1) throw new Broken(times === 0 ? 'lost' : 'duplicated', `a question is shown ${times} times`);
    }
  }
  for (const action of mine) {
    if (action.type !== 'research' || (action.fate !== 'waiting' && action.fate !== 'done')) continue;
    if (!(await jobView(copy.db, action.opId))) throw new Broken('lost', `the job ${action.opId} is not shown`);
  }
}
