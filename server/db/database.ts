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

interface DriverError extends Error {
  readonly code?: unknown;
  /** The constraint that was broken, where it was one. */
  readonly constraint?: unknown;
  /** Which values broke it, as 'Key (id)=(…) already exists.' */
  readonly detail?: unknown;
}

/** An error and what caused it, outermost first. */
function* causesOf(error: unknown): Generator<DriverError> {
  for (let link: unknown = error, depth = 0; link instanceof Error && depth < 5; link = link.cause, depth += 1)
    yield link;
}

/** What the driver itself said, wherever the query builder put it. */
function driverError(error: unknown): DriverError | undefined {
  for (const link of causesOf(error)) {
    if (typeof link.code === 'string' && /^[0-9A-Z]{5}$/.test(link.code)) return link;
  }
  return undefined;
}

/** The SQLSTATE of a failure. */
export function sqlState(error: unknown): string | undefined {
  const code = driverError(error)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** Whether a row was refused because this very constraint has one like it already. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  sqlState(error) === UNIQUE_VIOLATION && driverError(error)?.constraint === constraint;

/** Whether a row was refused because there is one with this very key. */
export const breaksKey = (error: unknown, key: string): boolean =>
  sqlState(error) === UNIQUE_VIOLATION && String(driverError(error)?.detail).includes(`=(${key})`);

/** SQLSTATE class 08 (connection exception), and a server that is going down, coming up or full. */
const UNREACHABLE_STATES = /^(?:08...|57P0[1-3]|53300)$/;
const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** What `pg` says without a code. */
const UNREACHABLE_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database could not be reached or was lost on the way: no fault of what was asked, and worth another try. */
export function isConnectionLost(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) {
    if (typeof code === 'string' && (UNREACHABLE_STATES.test(code) || UNREACHABLE_CODES.has(code))) return true;
    if (UNREACHABLE_WORDS.test(message)) return true;
  }
  return false;
}
