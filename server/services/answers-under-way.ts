/**
 * Answers that a language model is writing, for whoever looks on. Of this process alone: a reader whom another one serves sees
 * the whole answer when it is there.
 */
export interface AnswersUnderWay {
  /** All that there is of an answer; null at its end. */
  tell(userId: string, questionId: string, text: string | null): void;
  /** Calls back with what there is at each move, null at the end; until the answer is called. */
  follow(userId: string, questionId: string, told: (text: string | null) => void): () => void;
}

export function createAnswersUnderWay(): AnswersUnderWay {
  const texts = new Map<string, string>();
  const followers = new Map<string, Set<(text: string | null) => void>>();
  const key = (userId: string, questionId: string) => `${userId}/${questionId}`;
  return {
    tell(userId, questionId, text) {
      const id = key(userId, questionId);
      if (text === null) texts.delete(id);
      else texts.set(id, text);
      for (const told of [...(followers.get(id) ?? [])]) told(text);
    },
    follow(userId, questionId, told) {
      const id = key(userId, questionId);
      const own = followers.get(id) ?? new Set();
      followers.set(id, own);
      own.add(told);
      const text = texts.get(id);
      if (text !== undefined) told(text);
      return () => {
        own.delete(told);
        if (own.size === 0) followers.delete(id);
      };
    },
  };
}
