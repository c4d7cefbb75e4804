import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, AnyCall } from '../contract/call.ts';
import type { Outgoing } from '../domain/transport.ts';
import type { Failure, Result } from '../domain/working-copy.ts';
import { cell } from '../lib/live.ts';
import { useDevice } from './core.tsx';
import { useDirect } from './direct.ts';
import { useCell } from './use-cell.ts';

/** Spec 3 §9. */
const REFRESH_MS = 30_000;

/** A call that a screen waits for, filled in; nothing of its answer is kept on the device. */
export type Requested<C extends AnyCall> = Outgoing<C>;

/** The payload inside an answer's envelope. */
export type DataOf<C extends AnyCall> = AnswerOf<C> extends { data: infer D } ? D : never;

export interface Looked<C extends AnyCall> {
  /** The last answer, also while a newer one is on its way or could not be had; null before the first. */
  readonly data: DataOf<C> | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  /** Asks again now. */
  refresh(): void;
}

interface Seen {
  readonly key: string;
  readonly data: unknown;
  readonly failure: Failure | null;
}

/** Counts the acts that the server has answered: what was looked at before one may be older than what it has changed. */
const answeredActs = cell(0);

/**
 * What a call answers, asked again every half minute while the page can be seen (spec 3 §9), and at once when it is seen
 * again, or an act was answered anywhere on it. `stands`: an answer that is not asked for again by itself.
 */
export function useLook<C extends AnyCall>(request: Requested<C>, stands = false): Looked<C> {
  const directly = useDirect();
  const { visible } = useDevice();
  const shown = useCell(visible);
  const acts = useCell(answeredActs);
  const act = stands ? 0 : acts;
  const key = JSON.stringify([request.call.path, request.params, request.query]);
  const latest = useRef(request);
  latest.current = request;
  const [seen, setSeen] = useState<Seen | null>(null);
  const [turn, setTurn] = useState(0);
  const [loading, setLoading] = useState(true);
  const refresh = useCallback(() => setTurn((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn, or act, is a wish to ask again
  useEffect(() => {
    if (!shown) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      setLoading(true);
      const result = await directly((server) => server.ask(latest.current));
      if (over) return;
      setLoading(false);
      setSeen((last) =>
        result.ok
          ? { key, data: (result.value as { data: unknown }).data, failure: null }
          : { key, data: last?.key === key ? last.data : null, failure: result },
      );
      if (!stands) timer = setTimeout(() => void look(), REFRESH_MS);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [directly, key, shown, turn, act, stands]);

  const current = seen?.key === key ? seen : null;
  return {
    // Another page of the same list is shown when it is here; until then the old one stands, marked as loading.
    data: ((current ?? seen)?.data ?? null) as DataOf<C> | null,
    failure: current?.failure ?? null,
    loading: loading || current === null,
    refresh,
  };
}

export interface Acting<C extends AnyCall> {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Sends the act; the same one again after a failure is still one act. Answers with null where it failed. */
  send(request: Omit<Requested<C>, 'call' | 'opId'>): Promise<DataOf<C> | null>;
  forget(): void;
}

/** An act that is sent now, for the screen waits for it; it happens once however often it has to be sent. */
export function useAct<C extends AnyCall>(call: C): Acting<C> {
  const directly = useDirect();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const pending = useRef<{ readonly words: string; readonly opId: string } | null>(null);
  return {
    busy,
    failure,
    forget: () => setFailure(null),
    async send(request) {
      setBusy(true);
      setFailure(null);
      const result = await directly((server) => {
        const words = JSON.stringify(request);
        if (pending.current?.words !== words) pending.current = { words, opId: server.newKey() };
        return server.ask({ ...request, call, opId: pending.current.opId } as Requested<C>);
      });
      setBusy(false);
      // Whatever the server has answered is settled; only silence may be tried again as the same act.
      if (result.ok || result.category !== 'network') {
        pending.current = null;
        answeredActs.set(answeredActs.get() + 1);
      }
      if (!result.ok) {
        setFailure(result);
        return null;
      }
      return (result.value as { data: DataOf<C> }).data;
    },
  };
}

/** Asks once, when a person wants it: a file to keep. */
export function useFetch(): <C extends AnyCall>(request: Requested<C>) => Promise<Result<AnswerOf<C>>> {
  const directly = useDirect();
  return useCallback((request) => directly((server) => server.ask(request)), [directly]);
}
