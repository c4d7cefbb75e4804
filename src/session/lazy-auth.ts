import type { AuthAnswer, AuthClient } from './auth-client.ts';

/**
 * One auth client for the page, made when it is first needed. After silence it is thrown away: the library refuses for a
 * minute to try again what has just failed, a new client tries at once.
 */
export function lazyAuth(make: () => Promise<AuthClient>): () => Promise<AuthClient> {
  let current: Promise<AuthClient> | null = null;

  const watched = (client: AuthClient, own: () => Promise<AuthClient> | null): AuthClient => {
    const watch = async (asking: Promise<AuthAnswer>): Promise<AuthAnswer> => {
      const answer = await asking;
      if (answer.kind === 'unreachable' && current === own()) current = null;
      return answer;
    };
    return {
      signIn: (email, password) => watch(client.signIn(email, password)),
      signUp: (fields) => watch(client.signUp(fields)),
      refresh: (refreshToken) => watch(client.refresh(refreshToken)),
      createProfile: (userId, displayName) => client.createProfile(userId, displayName),
    };
  };

  return () => {
    if (current !== null) return current;
    let made: Promise<AuthClient> | null = null;
    made = make().then(
      (client) => watched(client, () => made),
      (cause: unknown) => {
        current = null;
        throw cause;
      },
    );
    current = made;
    return made;
  };
}
