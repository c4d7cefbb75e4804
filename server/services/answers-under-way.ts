import { atOnce } from './at-once.ts';

/** Of one account, that are being written. */
const MOST_WRITTEN = 4;
/** Of one account, that somebody listens to: a few pages on a few devices. */
const MOST_HEARD = 8;

/**
 * Answers that a language model is writing, for whoever looks on. Of this process alone: a reader whom another one serves sees
 * the whole answer when it is there.
 */
export interface AnswersUnderWay {
  /** All that there is of an answer; null at its end. */
  tell(userId: string, questionId: string, text: string | null): void;
  /**
   * What `begin` comes to, begun once for a question: who asks again while it is written waits for the same. It goes on when
   * nobody waits any more. Throws `rate_limit_exceeded`.
   */
  once<T>(userId: string, questionId: string, begin: () => Promise<T>): Promise<T>;
  /**
   * Calls back with what there is at each move, null at the end; until the answer is called. Throws `rate_limit_exceeded`.
   */
  follow(userId: string, questionId: string, told: (text: string | null) => void): () => void;
}

export function createAnswersUnderWay(): AnswersUnderWay {
  const texts = new Map<string, string>();
  const followers = new Map<string, Set<(text: string | null) => void>>();
  const written = new Map<string, Promise<unknown>>();
  const [toWrite, toHear] = [atOnce(MOST_WRITTEN), atOnce(MOST_HEARD)];
  const key = (userId: string, questionId: string) => `${userId}/${questionId}`;
  return {
    tell(userId, questionId, text) {
      const id = key(userId, questionId);
      if (text === null) texts.delete(id);
      else texts.set(id, text);
      for (const told of [...(followers.get(id) ?? [])]) told(text);
    },
    once<T>(userId: string, questionId: string, begin: () => Promise<T>) {
      const id = key(userId, questionId);
      const going = written.get(id) as Promise<T> | undefined;
      if (going !== undefined) return going;
      const close = toWrite(userId);
      const begun = begin().finally(() => {
        written.delete(id);
        close();
      });
      written.set(id, begun);
      return begun;
    },
    follow(userId, questionId, told) {
      const close = toHear(userId);
      const id = key(userId, questionId);
      const own = followers.get(id) ?? new Set();
      followers.set(id, own);
      own.add(told);
      const text = texts.get(id);
      if (text !== undefined) told(text);
      return () => {
        own.delete(told);
        close();
        if (own.size === 0) followers.delete(id);
      };
    },
  };
}
