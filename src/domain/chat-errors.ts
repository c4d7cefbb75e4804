import type { Answer } from './answer.ts';

/** Spec 2 §8, chat classification. */
export type ChatFault =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'AUTHENTICATION'
  | 'RATE_LIMIT'
  | 'SERVER'
  | 'VALIDATION'
  | 'PROCESSING_IN_PROGRESS'
  | 'REPORT_NOT_FOUND'
  | 'ACCESS_DENIED';

/** What an intention's last try left: status 0 with the kind of silence as code, or the server's status and code. */
interface Failed {
  readonly status: number;
  readonly code: string;
}

export function chatFault({ status, code }: Failed): ChatFault {
  if (code === 'processing_in_progress' || code === 'no_chunks_found') return 'PROCESSING_IN_PROGRESS';
  if (status === 0) return code === 'timeout' || code === 'aborted' ? 'TIMEOUT' : 'NETWORK';
  if (status === 401) return 'AUTHENTICATION';
  if (status === 403) return code === 'permission_denied' ? 'ACCESS_DENIED' : 'AUTHENTICATION';
  if (status === 404 || status === 410) return 'REPORT_NOT_FOUND';
  if (status === 429 || code === 'rate_limit_exceeded') return 'RATE_LIMIT';
  return status >= 500 ? 'SERVER' : 'VALIDATION';
}

export const failureOf = (answer: Exclude<Answer, { kind: 'ok' }>): Failed =>
  answer.kind === 'refused' ? answer : { status: 0, code: answer.reason };
