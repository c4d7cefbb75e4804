import type { Answer } from '../../../src/domain/answer.ts';
import type { Transport } from '../../../src/domain/transport.ts';
import type { AccountDb } from '../../../src/store/account-db.ts';
import type { Request } from '../../support/transport.ts';
import type { House } from './house.ts';
import type { Chances } from './random.ts';

interface Parts {
  readonly db: AccountDb;
  readonly chance: Chances;
  readonly newId: () => string;
}

/** How often what is rare comes about, from 0 to 1. */
export interface Circumstances {
  /** Of what is asked for: with the Explorer or the Refiner. */
  readonly tools: number;
  /** Of the explorations: stopped as soon as their start was sent. */
  readonly stopped: number;
  /** Of what is written: held back by the network, and delivered later. */
  readonly held: number;
  /** Of what is read: answered while other pages go on. */
  readonly slowReads: number;
  /** Of what is read slowly: overtaken by a deletion in another page. */
  readonly overtaken: number;
}

/** One safeguard taken away, from outside: nothing in the product knows of it. */
export interface Mutant {
  /** Around everything one page sends, and around what befalls the page meanwhile. */
  readonly transport?: (inner: Transport, parts: Parts) => Transport;
  /** A page's own handle on its working copy was opened. */
  readonly opened?: (db: AccountDb) => void;
  readonly beforeFlush?: (db: AccountDb) => Promise<unknown>;
  readonly beforeEnqueue?: (db: AccountDb) => Promise<unknown>;
  readonly afterEnqueue?: (db: AccountDb, opId: string) => Promise<unknown>;
  /** A request with an operation's key reaches the server. */
  readonly beforeDelivery?: (house: House, opId: string) => Promise<unknown>;
  /** Its transaction was rolled back. */
  readonly afterFailure?: (house: House, opId: string) => Promise<unknown>;
  /** Effect and memory are two transactions, and the second one fails. */
  readonly remembersApart?: true;
  readonly remembers5xx?: true;
  readonly believesPortals?: true;
  readonly showsServerRow?: true;
  readonly flushGoesOn?: true;
  readonly sharesDatabase?: true;
  /** A page takes whatever token it finds in the storage. */
  readonly anyToken?: true;
  readonly sweepsWithoutMark?: true;
  /** What its safeguard is there for, where that is rare: the schedules without it are made of more of that. */
  readonly amid?: Partial<Circumstances>;
}

type Send = (request: Request, signal: AbortSignal) => Promise<Answer>;

/** A mutant of the transport, written without its generics. */
export const around =
  (change: (send: Send, request: Request, signal: AbortSignal, parts: Parts) => Promise<Answer>) =>
  (inner: Transport, parts: Parts): Transport =>
    ((request: Request, signal: AbortSignal) => change(inner as unknown as Send, request, signal, parts)) as Transport;
