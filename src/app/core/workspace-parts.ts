import type { CreditType } from '../../contract/credits.ts';
import { once } from './once.ts';
import type { Mutate } from './outbox-actions.ts';
import type { WorkspaceContext } from './workspace-context.ts';

/** What most visits do without: each part is loaded when it is first asked for. */
export function partsOnDemand(
  { ports, userId, db, signal, now, onOpen }: WorkspaceContext,
  mutate: Mutate,
  refreshCredits: (type: CreditType) => void,
) {
  const { transport, newId, locks, answerEvents, device } = ports;
  const { clock, log, visible, window, acted } = device;
  const { onReturn, hint: hasNetwork } = device.connectivity;
  return {
    drafting: once(async () => {
      const { startDrafting } = await import('./drafting.ts');
      return startDrafting({ db, window, clock, newId, log });
    }),
    advice: once(async () => {
      const { createAdvice } = await import('./advice.ts');
      return createAdvice({ db, transport, clock, log, newId, window, hasNetwork, onOpen, answerEvents }, signal);
    }),
    direct: once(async () => (await import('./direct.ts')).createDirect(ports, signal)),
    explorer: once(async () => {
      const { createExplorer } = await import('./explorer.ts');
      const refresh = () => refreshCredits('problem_generator');
      const more = { mutate, refreshCredits: refresh, onReturn, hasNetwork, acted };
      return createExplorer({ ...more, db, transport, clock, log, visible, onOpen, locks }, signal);
    }),
    refiner: once(async () => {
      const { createRefinerReads } = await import('../../sync/refiner.ts');
      return createRefinerReads({ db, userId, transport, now, log }, signal);
    }),
  };
}
