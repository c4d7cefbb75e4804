import { useEffect, useRef, useState } from 'react';
import type { Sending } from '../domain/working-copy.ts';
import { useActions } from './actions.ts';
import { useConnection } from './connection.ts';
import { useSending } from './sending.ts';

export interface Deletion {
  readonly busy: boolean;
  /** Why it has not happened; 'not_kept': the device could not even note it. Null while nothing failed. */
  readonly failure: Extract<Sending, { status: number }> | 'not_kept' | null;
  /** Deletes, or tries once more what failed. */
  remove(): Promise<void>;
  /** What could not be sent and is not wanted any more must not go out behind the person's back. */
  cancel(): Promise<void>;
}

/**
 * OUT-12: with a network a deletion is waited for until its first answer; without one it is taken for done at once, since
 * nothing more can be learnt here. `begin` notes it in the outbox and answers with its id.
 */
export function useDeletion(begin: () => Promise<string>, onDone: () => void): Deletion {
  const actions = useActions();
  const { online } = useConnection();
  const [opId, setOpId] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const sending = useSending(opId);
  /** A wish that is just being noted: cancelling waits for it, or it would be left behind. */
  const noting = useRef<Promise<string> | null>(null);

  const isDone = opId !== null && sending?.state === 'gone';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done.
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);

  const refusal = sending?.state === 'waiting' || sending?.state === 'failed' ? sending : null;
  const failure = refusal ?? (isLost ? 'not_kept' : null);
  return {
    busy: opId !== null && failure === null,
    failure,
    async remove() {
      setLost(false);
      try {
        if (opId !== null) return await actions.retry(opId);
        noting.current = begin();
        const id = await noting.current;
        if (online) setOpId(id);
        else onDone();
      } catch {
        setLost(true);
      }
    },
    async cancel() {
      // One that could not be noted has said so already, and waits nowhere.
      const id = await noting.current?.catch(() => null);
      if (id) await actions.discard(id);
    },
  };
}
