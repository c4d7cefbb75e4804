import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Both drivers answer a raw statement with its rows under `rows`. */
interface Rows<Row> {
  rows: Row[];
}
interface RowsHkt extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** What services write queries against: a connection or an open transaction, whichever the engine. */
export type Sql = PgDatabase<RowsHkt, Record<string, never>>;

/** The handle under the queries, for the queue and the migrator, which speak to the driver itself. */
export type Driver =
  | { readonly engine: 'pglite'; readonly client: PGlite }
  | { readonly engine: 'postgres'; readonly pool: pg.Pool; readonly url: string };

/**
 * The port. Both adapters keep the same promises, held by `tests/conformance`: a transaction is all or nothing,
 * and what was committed is still there after the process was killed.
 */
export interface Database {
  readonly driver: Driver;
  readonly sql: Sql;
  /** Runs `work` in one transaction; whatever it throws rolls everything back. Nested calls on the handle are savepoints. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** An error and what caused it, outermost first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let link: unknown = error, depth = 0; link instanceof Error && depth < 5; link = link.cause, depth += 1)
    yield link;
}

const codeOf = (error: Error): unknown => (error as { code?: unknown }).code;

/** The SQLSTATE of a failure, wherever the driver and the query builder put it. */
export function sqlState(error: unknown): string | undefined {
  for (const link of causesOf(error)) {
    const code = codeOf(link);
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** SQLSTATE class 08 (connection exception), and a server that is going down, coming up or full. */
const UNREACHABLE_STATES = /^(?:08...|57P0[1-3]|53300)$/;
const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** What `pg` says without a code. */
const UNREACHABLE_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database could not be reached or was lost on the way: no fault of what was asked, and worth another try. */
export function isConnectionLost(error: unknown): boolean {
  for (const link of causesOf(error)) {
    const code = codeOf(link);
    if (typeof code === 'string' && (UNREACHABLE_STATES.test(code) || UNREACHABLE_CODES.has(code))) return true;
    if (UNREACHABLE_WORDS.test(link.message)) return true;
  }
  return false;
}
