import { creditStatus, explorerCreditStatus } from '../../src/contract/credits.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import * as credits from '../services/credits.ts';
import { type Api, serve } from './register.ts';

export interface CreditRouteDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly allowance: credits.Allowance;
}

export function creditRoutes(api: Api, { database, clock, allowance }: CreditRouteDeps): void {
  serve(api, creditStatus, ({ identity }) =>
    credits.creditStatus(database.sql, identity.userId, 'market_validation', allowance, clock.now()),
  );
  serve(api, explorerCreditStatus, ({ identity }) =>
    credits.creditStatus(database.sql, identity.userId, 'problem_generator', allowance, clock.now()),
  );
}
