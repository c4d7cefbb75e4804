import type { Refiner } from '../../hooks/refiner-port.ts';
import { observe } from '../../store/observe.ts';
import { refinerHistory, refinerSession } from '../../store/views/refiner.ts';
import { createRefinerReads, type RefinerReadsPorts } from '../../sync/refiner.ts';

/** The Refiner of one account, until `signal` is aborted. A part of its own: only its page needs it. */
export function createRefiner(ports: RefinerReadsPorts, signal: AbortSignal): Refiner {
  const { db } = ports;
  const reads = createRefinerReads(ports, signal);
  return {
    history: (limit) => observe(() => refinerHistory(db, limit)),
    historyStatus: reads.history,
    refreshHistory: reads.refresh,
    moreHistory: reads.more,
    session: (id) => observe(() => refinerSession(db, id)),
    details: reads.details,
    bring: reads.bring,
    rewording: reads.rewording,
    reword: reads.reword,
  };
}
