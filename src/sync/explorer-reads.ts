import { explorerHistory, explorerSession } from '../contract/explorer.ts';
import { EXPLORER_PAGE_SIZE } from '../contract/explorer-options.ts';
import type { Answer } from '../domain/answer.ts';
import { detailsFetchError, EXPLORER_ERRORS, historyFetchError } from '../domain/explorer-errors.ts';
import type { Transport } from '../domain/transport.ts';
import { type Clock, wait } from '../lib/clock.ts';
import type { AccountDb } from '../store/account-db.ts';
import { saveExplorerPage, saveExplorerSession, touchedBefore } from '../store/explorer.ts';

/** Spec 3 §9. */
export const RACE_MS = 3_000;
export const AUTH_AGAIN_MS = 2_000;
/** A session that ended is not renewed by asking on and on. */
const AUTH_TRIES = 2;

export interface ReadPorts {
  readonly db: AccountDb;
  /** With the service's retries. */
  readonly transport: Transport;
  readonly clock: Clock;
}

/** How a page of the history was read; `detail` tells the support what `message` tells a founder. */
export type PageOutcome =
  | { readonly kind: 'read'; readonly hasMore: boolean }
  | { readonly kind: 'failed'; readonly detail: string | null };

/** One page of completed sessions, newest first. */
export async function readPage({ db, transport }: ReadPorts, page: number, signal: AbortSignal): Promise<PageOutcome> {
  const before = await touchedBefore(db);
  const query = { page: String(page), page_size: String(EXPLORER_PAGE_SIZE), status: 'completed' as const };
  const answer = await transport({ call: explorerHistory, query }, signal);
  if (answer.kind === 'refused') return { kind: 'failed', detail: historyFetchError(answer.status) };
  if (answer.kind === 'silent') return { kind: 'failed', detail: null };
  const { sessions, has_more } = answer.data.data;
  await saveExplorerPage(db, { sessions, isFirst: page === 1, isLast: !has_more }, before);
  return { kind: 'read', hasMore: has_more };
}

/** How the bringing of one session goes, for its page (spec 3 §4, results page load order). */
export type Bringing =
  | { readonly state: 'loading' | 'here' | 'authenticating' }
  /** Completed, and there is nothing in it. */
  | { readonly state: 'empty' }
  /** Still at work: the generator's page follows it. */
  | { readonly state: 'processing' }
  /** It failed at the server; null: without a word. */
  | { readonly state: 'failed'; readonly message: string | null }
  | { readonly state: 'signed_out' }
  /** Never read on this device, and there is no network. */
  | { readonly state: 'not_here' }
  | { readonly state: 'error'; readonly message: string; readonly detail: string | null };

/**
 *   ask ──completed, with results──▶ here
 *       ──completed, without──▶ 3 s ──▶ ask ──▶ here | empty
 *       ──failed, cancelled──▶ failed       ──pending, running──▶ here where results are available, else processing
 *       ──401──▶ authenticating ──2 s──▶ ask ──401──▶ signed_out
 */
export async function bringSession(
  ports: ReadPorts,
  id: string,
  onState: (state: Bringing) => void,
  signal: AbortSignal,
): Promise<Bringing> {
  const { db, clock } = ports;
  let raced = false;
  for (let asked = 1; ; ) {
    const before = await touchedBefore(db);
    const answer = await ports.transport(
      { call: explorerSession, params: { sessionId: id }, query: { include_results: 'true' } },
      signal,
    );
    if (answer.kind === 'refused' && answer.status === 401) {
      if (asked === AUTH_TRIES) return { state: 'signed_out' };
      asked += 1;
      onState({ state: 'authenticating' });
      await wait(clock, AUTH_AGAIN_MS, signal);
      continue;
    }
    if (answer.kind !== 'ok') return failureOf(answer);
    const session = answer.data.data;
    if (session === null) return { state: 'error', message: EXPLORER_ERRORS.noDetails, detail: null };
    await saveExplorerSession(db, session, before);
    if ((session.results?.length ?? 0) > 0) return { state: 'here' };
    if (session.status === 'pending' || session.status === 'running') return { state: 'processing' };
    if (session.status !== 'completed') return { state: 'failed', message: session.error ?? session.message ?? null };
    if (raced) return { state: 'empty' };
    raced = true;
    await wait(clock, RACE_MS, signal);
  }
}

function failureOf(answer: Exclude<Answer, { kind: 'ok' }>): Bringing {
  if (answer.kind === 'refused')
    return {
      state: 'error',
      message: EXPLORER_ERRORS.notLoaded,
      detail: detailsFetchError(answer.status, answer.message),
    };
  if (answer.reason === 'unreadable') return { state: 'error', message: EXPLORER_ERRORS.untransformed, detail: null };
  return { state: 'not_here' };
}
