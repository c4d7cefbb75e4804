import type { RefinerHistory, RefinerSessionView } from '../domain/refiner.ts';
import type { Cell, Live } from '../lib/live.ts';
import type { RefinerHistoryStatus, RefinerReading } from '../sync/refiner.ts';

/** The Refiner's part of the working copy, loaded when its page first asks for it; types alone, as in core-port.ts. */
export interface Refiner {
  history(limit: number): Live<RefinerHistory>;
  readonly historyStatus: Cell<RefinerHistoryStatus>;
  refreshHistory(): void;
  moreHistory(): void;
  /** Null where this device knows nothing of it. */
  session(id: string): Live<RefinerSessionView | null>;
  details(id: string): Cell<RefinerReading>;
  bring(id: string): void;
  rewording(resultId: string): Cell<RefinerReading>;
  reword(sessionId: string, resultId: string, statement: string): void;
}
