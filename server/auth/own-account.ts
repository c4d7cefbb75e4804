import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import type { Identity } from './identity.ts';
import { type Proof, prove, requireSecondFactor } from './proof.ts';
import { countTry } from './throttle.ts';
import { present } from './update-user.ts';
import { accountOf, findByEmail, userBody } from './users.ts';

/** What the rest of the server may ask of the sign-in about somebody's own account. */
export interface OwnAccount {
  /** As the sign-in shows it. */
  read(identity: Identity, token: string): Promise<Body>;
  /** Throws unless the person showed that it is them, and their second factor if they have one. Answers with the address. */
  prove(identity: Identity, token: string, proof: Proof): Promise<string>;
  /**
   * Takes the account away, its sessions, its ways in and its factors with it, and its rows first. False when the rows are
   * gone but the account itself is another service's and stays there.
   */
  remove(userId: string, removeRows: (tx: Sql) => Promise<void>): Promise<boolean>;
  /** The provider of an account that has no password, at a strict rate; null for everybody else. */
  providerOf(email: string, address: string): Promise<string | null>;
}

export function ownAccount(deps: AuthDeps): OwnAccount {
  const { database, clock } = deps;
  return {
    read: async (identity) => userBody((await present(deps, identity)).account),
    async prove(identity, _token, proof) {
      const { account, session } = await present(deps, identity);
      requireSecondFactor(account, session, 'delete the account');
      await prove(deps, account, session, proof);
      return account.user.email;
    },
    async remove(userId, removeRows) {
      await database.transaction(async (tx) => {
        await removeRows(tx);
        await tx.delete(users).where(eq(users.id, userId));
      });
      return true;
    },
    async providerOf(email, address) {
      await countTry(database.sql, clock, { kind: 'probe', name: address });
      const user = await findByEmail(database.sql, email);
      if (user === undefined || user.passwordHash !== null) return null;
      const { identities } = await accountOf(database.sql, user);
      return identities.find(({ provider }) => provider !== 'email')?.provider ?? null;
    },
  };
}
