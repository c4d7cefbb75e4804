import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Email } from '../../server/mail/email.ts';
import { DEFAULT_PUBLIC_KEY } from '../../src/contract/headers.ts';
import { eventually } from './eventually.ts';
import { ORIGIN, type TestServer } from './server.ts';

interface DeviceOptions {
  readonly flowType?: 'pkce' | 'implicit';
  readonly key?: string;
  readonly address?: string;
}

/** A device of its own: the real client, its requests answered in this process. */
export function authDevice(
  server: TestServer,
  { flowType = 'pkce', key = DEFAULT_PUBLIC_KEY, address = randomUUID() }: DeviceOptions = {},
): SupabaseClient {
  const kept = new Map<string, string>();
  return createClient(ORIGIN, key, {
    // Node 20 has no WebSocket; nothing here opens one.
    realtime: { transport: class {} as unknown as typeof WebSocket },
    auth: {
      flowType,
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: randomUUID(),
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        request.headers.set('x-test-address', address);
        return server.app.fetch(request);
      },
    },
  });
}

export const newEmail = () => `${randomUUID()}@example.org`;

/** The nth letter to an address, once it is there. */
export const letterTo = (server: TestServer, email: string, nth = 0): Promise<Email> =>
  eventually(() => server.letters.filter(({ to }) => to === email)[nth]);

export const linkIn = ({ text }: Email): string => /http\S+\/auth\/v1\/verify\S+/.exec(text)?.[0] ?? '';
export const codeIn = ({ text }: Email): string => /Your code: (\d{6})/.exec(text)?.[1] ?? '';

/** Where following a link leads to: as a browser does it, without key or token. */
export async function follow(server: TestServer, link: string): Promise<URL> {
  const url = new URL(link);
  const answer = await server.app.request(`${url.pathname}${url.search}`, {
    headers: { 'x-test-address': randomUUID() },
  });
  const target = answer.headers.get('location');
  if (target === null) throw new Error(`The link was answered ${answer.status}: ${await answer.text()}`);
  return new URL(target);
}

export const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1));
