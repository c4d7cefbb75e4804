/** A failure as PostgREST tells it; the codes are its own, and PostgreSQL's. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
