import type { AuthAnswer, AuthClient } from './auth-client.ts';
import { SessionError } from './port.ts';

/**
 * One auth client for the page, made when it is first needed. After silence it is thrown away: the library refuses for a
 * minute to try again what has just failed, a new client tries at once.
 */
export function lazyAuth(make: () => Promise<AuthClient>): () => Promise<AuthClient> {
  let current: Promise<AuthClient> | null = null;

  const watched = (client: AuthClient, own: () => Promise<AuthClient> | null): AuthClient => {
    const drop = () => {
      if (current === own()) current = null;
    };
    const watch = async (asking: Promise<AuthAnswer>): Promise<AuthAnswer> => {
      const answer = await asking;
      if (answer.kind === 'unreachable') drop();
      return answer;
    };
    return {
      signIn: (email, password) => watch(client.signIn(email, password)),
      signUp: (fields) => watch(client.signUp(fields)),
      refresh: (refreshToken) => watch(client.refresh(refreshToken)),
      createProfile: (userId, displayName) => client.createProfile(userId, displayName),
      async ask(call, work) {
        try {
          return await client.ask(call, work);
        } catch (cause) {
          if (cause instanceof SessionError && cause.code === 'unreachable') drop();
          throw cause;
        }
      },
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
