import { describe, expect, it } from 'vitest';
import { silentLog } from '../../src/lib/log.ts';
import { readProviders } from '../../src/session/providers.ts';
import { MemoryStorage } from '../support/memory-storage.ts';

const DAY = 86_400_000;

function at(reply: () => Response) {
  const storage = new MemoryStorage();
  let asked = 0;
  const read = (now: number) =>
    readProviders({
      ...{ authUrl: 'https://baraza.test', publicKey: 'key', storage, now, log: silentLog },
      async fetch() {
        asked += 1;
        return reply();
      },
    });
  return { read, asked: () => asked };
}
const settings = (external: object) => new Response(JSON.stringify({ external }));

describe('the ways to sign in beside the password', () => {
  it('are what the server says, asked once a day', async () => {
    const { read, asked } = at(() => settings({ email: true, phone: false, google: true }));
    expect(await read(0)).toEqual(['google']);
    expect(await read(DAY - 1)).toEqual(['google']);
    expect(asked()).toBe(1);
    await read(DAY);
    expect(asked()).toBe(2);
  });

  it('are asked for anew where the clock was set back by more than a day', async () => {
    const { read, asked } = at(() => settings({ google: true }));
    await read(3 * DAY);
    await read(DAY);
    expect(asked()).toBe(2);
  });

  it('are none where it has none', async () => {
    expect(await at(() => settings({ email: true, phone: true, google: false })).read(0)).toEqual([]);
    expect(await at(() => settings({ email: true, phone: false, google: false })).read(0)).toEqual([]);
  });

  it('stay as they were known while it cannot be asked', async () => {
    let there = true;
    const { read } = at(() => (there ? settings({ google: true }) : new Response('<h1>Free WiFi</h1>')));
    await read(0);
    there = false;
    expect(await read(2 * DAY)).toEqual(['google']);
  });

  it('are none, and no failure, where nobody ever answered', async () => {
    expect(await at(() => Response.error()).read(0)).toEqual([]);
  });
});
