import { HISTORY_NOTICE, type HistoryQuery } from '../../domain/history-query.ts';
import type { Transport } from '../../domain/transport.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Live } from '../../lib/live.ts';
import type { Log } from '../../lib/log.ts';
import type { ServerSearch } from '../../sync/search.ts';

interface SearchDeps {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly online: () => boolean;
  readonly log: Pick<Log, 'warn'>;
}

/** This device searches alone: without a network, or where what asks the server could not be fetched. */
const alone = (notice: string | null): ServerSearch => ({ ids: null, isAsking: false, notice });

/** What the server finds for the words of a query; what asks it is fetched when somebody searches. */
export const createSearch =
  ({ transport, clock, online, log }: SearchDeps) =>
  (query: HistoryQuery): Live<ServerSearch> => ({
    subscribe(next) {
      if (!online()) {
        next(alone(null));
        return () => {};
      }
      let stop = () => {};
      let left = false;
      const failed = (cause: unknown) => {
        log.warn('search', { cause });
        if (!left) next(alone(HISTORY_NOTICE));
      };
      import(/* on demand */ '../../sync/search.ts').then(({ searchAtServer }) => {
        if (!left) stop = searchAtServer({ transport, clock }, query).subscribe(next, failed);
      }, failed);
      return () => {
        left = true;
        stop();
      };
    },
  });
