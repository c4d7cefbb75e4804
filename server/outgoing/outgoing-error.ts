/**
 * Why something elsewhere could not be had.
 * - `unreachable`: no connection came about · `timeout`: it took too long · `too_large`: more came than is allowed
 * - `limited`: asked to come back later (429, 503) · `status`: another status than 200 · `form`: not what is documented
 * - `scanned`: a document without any text in it
 */
export type OutgoingFault = 'unreachable' | 'timeout' | 'too_large' | 'limited' | 'status' | 'form' | 'scanned';

/** Its message names no key, no query and no founder's word: it goes into logs and onto the operator's screen. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly fault: OutgoingFault;
  /** What the other side asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(fault: OutgoingFault, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
