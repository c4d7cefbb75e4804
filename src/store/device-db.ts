import Dexie, { type DexieOptions, type Table } from 'dexie';
import * as v from 'valibot';

const Mirror = v.object({
  key: v.literal('session'),
  accountId: v.string(),
  accessToken: v.string(),
  /** Milliseconds since the epoch. */
  expiresAt: v.number(),
});
export type Mirror = v.InferOutput<typeof Mirror>;

interface Installation {
  readonly key: 'installation';
  readonly id: string;
}

/**
 * What the device itself knows and the service worker must be able to read, which cannot see localStorage: the
 * installation's id and a copy of the access token. The worker never refreshes it (OUT-8).
 */
export class DeviceDb extends Dexie {
  declare readonly facts: Table<Mirror | Installation, string>;

  constructor(options: DexieOptions = {}) {
    super('baraza-device', options);
    this.version(1).stores({ facts: 'key' });
    // Every version of this small store can be read by every other; letting go never hurts.
    this.on('versionchange', () => this.close());
  }

  /** The visitor's scope for idempotency keys (SRV-2); made once. */
  async installationId(newId: () => string): Promise<string> {
    return this.transaction('rw', this.facts, async () => {
      const known = await this.facts.get('installation');
      if (known?.key === 'installation') return known.id;
      const id = newId();
      await this.facts.put({ key: 'installation', id });
      return id;
    });
  }

  async mirror(accountId: string, accessToken: string, expiresAt: number): Promise<void> {
    await this.facts.put({ key: 'session', accountId, accessToken, expiresAt });
  }

  async mirrored(): Promise<Mirror | null> {
    const parsed = v.safeParse(Mirror, await this.facts.get('session'));
    return parsed.success ? parsed.output : null;
  }

  async forgetSession(): Promise<void> {
    await this.facts.delete('session');
  }
}
