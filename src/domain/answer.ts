/**
 * Why a try brought no answer of ours. `not_ours`: somebody answered, but not this product (a captive portal).
 * `unreadable`: ours, but not as the contract has it. `blocked`: the polling throttle kept it here.
 */
export type Silence = 'network' | 'timeout' | 'not_ours' | 'unreadable' | 'aborted' | 'blocked';

/** What one try of one request brought. Nothing here is thrown: `sync` decides on it as data. */
export type Answer<Data = unknown> =
  | { readonly kind: 'ok'; readonly status: number; readonly data: Data }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      /** Safe to show. */
      readonly message: string;
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'silent'; readonly reason: Silence; readonly cause: unknown };
