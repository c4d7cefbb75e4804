import type { AnswerOf, AnyCall } from '../contract/call.ts';
import type { Proof } from '../domain/settings-rules.ts';
import type { Outgoing } from '../domain/transport.ts';
import type { Result } from '../domain/working-copy.ts';

/** What the server is asked directly, for a screen that waits. All of it needs the network. */
export interface Direct {
  /** An act names its key in `opId`: with the same one it happens once, however often it is sent. */
  ask<C extends AnyCall>(request: Outgoing<C>): Promise<Result<AnswerOf<C>>>;
  newKey(): string;
  /** Everything the server has of the account, as JSON text. */
  download(): Promise<Result<string>>;
  /** Deletes the account for good; `signInKept` when another service keeps the sign-in itself. */
  remove(proof: Proof): Promise<Result<{ readonly signInKept: boolean }>>;
}
