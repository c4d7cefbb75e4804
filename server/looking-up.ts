import type { ServerLog } from '../src/lib/log.ts';
import type { WallClock } from '../src/lib/moments.ts';
import type { Database } from './db/database.ts';
import { type DocumentReader, startDocumentReader } from './documents/reader.ts';
import { createOutgoing, type Outgoing } from './outgoing/outgoing.ts';
import { createLookUp, type LookUp } from './research/look-up/look-up.ts';
import { createWebSearch, type WebSearch } from './research/look-up/web-passages.ts';
import type { AskDeps } from './sources/asked-source.ts';
import { createSourceCache } from './sources/cache.ts';
import { createSourceHealth } from './sources/health.ts';
import { createHostLimiter } from './sources/host-limiter.ts';
import type { AnySource } from './sources/port.ts';
import { type SourceSettings, sourcesOf } from './sources/sources.ts';

export interface LookingUpSettings extends SourceSettings {
  /** A forward proxy of the operator's for everything that leaves. */
  readonly proxy: string | null;
}

/** Everything that asks others, put together: for research, for the chat, and for the operator. */
export interface LookingUp {
  readonly sources: readonly AnySource[];
  readonly ask: AskDeps;
  /** Null where there is nothing to ask. */
  readonly lookUp: LookUp | null;
  readonly webSearch: WebSearch | null;
  stop(): Promise<void>;
}

/** Who asks, and how to reach them: what the people who run the sources want to know. */
const agentOf = (contact: string | null, origin: string, version: string): string =>
  `Baraza/${version} (${contact === null ? origin : `${origin}; mailto:${contact}`})`;

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: ServerLog;
  readonly origin: string;
  readonly version: string;
}

/** `made` takes the place of the way out, the sources and the reader, where they are not those of the settings. */
export function startLookingUp(
  settings: LookingUpSettings,
  { database, clock, log, origin, version }: Deps,
  made: {
    readonly outgoing?: Outgoing;
    readonly sources?: (outgoing: Outgoing) => readonly AnySource[];
    readonly reader?: DocumentReader;
  } = {},
): LookingUp {
  const outgoing =
    made.outgoing ?? createOutgoing({ proxy: settings.proxy, agent: agentOf(settings.contact, origin, version) });
  const sources = made.sources?.(outgoing) ?? sourcesOf(settings, outgoing);
  const ask: AskDeps = {
    cache: createSourceCache(database, clock),
    health: createSourceHealth(database, clock),
    limiter: createHostLimiter(),
  };
  const reader = made.reader ?? startDocumentReader(log);
  const deps = { sources, ask, outgoing, reader, clock, log };
  return {
    sources,
    ask,
    lookUp: sources.length === 0 ? null : createLookUp(deps),
    webSearch: createWebSearch(deps),
    stop: () => reader.stop(),
  };
}
