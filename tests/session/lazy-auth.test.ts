import { describe, expect, it, vi } from 'vitest';
import type { AuthAnswer, AuthClient } from '../../src/session/auth-client.ts';
import { lazyAuth } from '../../src/session/lazy-auth.ts';
import { RefusedError, SessionError } from '../../src/session/port.ts';

const client = (answer: AuthAnswer, ask: AuthClient['ask'] = async () => null): AuthClient => ({
  signIn: async () => answer,
  signUp: async () => answer,
  refresh: async () => answer,
  createProfile: async () => {},
  ask,
});

describe('the auth client', () => {
  it('is made once, and not before it is needed', async () => {
    const make = vi.fn(async () => client({ kind: 'no_session' }));
    const auth = lazyAuth(make);
    expect(make).not.toHaveBeenCalled();
    const [one, two] = await Promise.all([auth(), auth()]);
    expect(await one.refresh('r')).toEqual({ kind: 'no_session' });
    expect(two).toBe(one);
    await auth();
    expect(make).toHaveBeenCalledOnce();
  });

  it('is made anew after silence, and after a library that could not be loaded', async () => {
    const make = vi
      .fn<() => Promise<AuthClient>>()
      .mockRejectedValueOnce(new TypeError('chunk lost'))
      .mockResolvedValueOnce(client({ kind: 'unreachable', cause: null }))
      .mockResolvedValue(client({ kind: 'no_session' }));
    const auth = lazyAuth(make);
    await expect(auth()).rejects.toThrow('chunk lost');
    expect(await (await auth()).signIn('a', 'b')).toMatchObject({ kind: 'unreachable' });
    expect(await (await auth()).signIn('a', 'b')).toEqual({ kind: 'no_session' });
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is made anew after silence to any other call, and not after a refusal', async () => {
    const causes = [new RefusedError(422, 'weak_password', 'Too short'), new SessionError('unreachable', 'Nobody')];
    const make = vi.fn(async () =>
      client({ kind: 'no_session' }, async () => {
        throw causes.shift();
      }),
    );
    const auth = lazyAuth(make);
    const ask = async () => (await auth()).ask({ at: 'account' }, async () => ({ data: null, error: null }));
    await expect(ask()).rejects.toThrow('Too short');
    await expect(ask()).rejects.toThrow('Nobody');
    expect(make).toHaveBeenCalledOnce();
    await auth();
    expect(make).toHaveBeenCalledTimes(2);
  });
});
