import type { AnyCall } from '../../src/contract/call.ts';
import type { Answer } from '../../src/domain/answer.ts';
import type { Outgoing, Transport } from '../../src/domain/transport.ts';

export type Request = Outgoing<AnyCall>;
export type Handler = (request: Request, signal: AbortSignal) => Answer | Promise<Answer>;

/** A transport with a test's own server behind it. What arrives is kept, in order. */
export function transportOf(handler: Handler): { transport: Transport; requests: Request[] } {
  const requests: Request[] = [];
  const transport = async (request: Request, signal: AbortSignal) => {
    requests.push(request);
    return handler(request, signal);
  };
  return { transport: transport as Transport, requests };
}

export const ok = (data: unknown): Answer => ({ kind: 'ok', status: 200, data: { success: true, data } });

export const refused = (status: number, code: string, retryAfterMs: number | null = null): Answer => ({
  kind: 'refused',
  status,
  code,
  message: `${status} ${code}`,
  retryAfterMs,
});

export const silent = (reason: 'network' | 'timeout' | 'not_ours' | 'blocked' | 'aborted' = 'network'): Answer => ({
  kind: 'silent',
  reason,
  cause: new Error(reason),
});

/** A request that never comes back until it is aborted. */
export const never = (signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve({ kind: 'silent', reason: 'aborted', cause: signal.reason })),
  );

/** A gate that a test opens when it likes. */
export function gate<T>(): { wait: Promise<T>; open: (value: T) => void } {
  let open = (_value: T) => {};
  const wait = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { wait, open };
}
