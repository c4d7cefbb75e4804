import type { ServerLog } from '../../src/lib/log.ts';
import type { NewId, WallClock } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../db/product-settings.ts';
import type { EmailQueue } from '../mail/email-queue.ts';
import type { AuthKeys } from './keys.ts';
import type { Provider } from './provider.ts';
import type { AccountSettings } from './settings.ts';

/** What every use case of the sign-in works with. */
export interface AuthDeps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly newId: NewId;
  readonly log: ServerLog;
  readonly keys: AuthKeys;
  /** The public origin; tokens are issued in its name. */
  readonly origin: string;
  readonly accounts: AccountSettings;
  /** What an administrator set. */
  readonly settings: Settings;
  readonly post: EmailQueue;
  /** Null when no provider is set up. */
  readonly provider: Provider | null;
}

/** An answer's body before it is JSON. */
export type Body = Record<string, unknown>;
