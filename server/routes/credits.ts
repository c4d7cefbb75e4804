import { creditStatus, explorerCreditStatus } from '../../src/contract/credits.ts';
import * as credits from '../services/credits.ts';
import { type Api, serve } from './register.ts';

export function creditRoutes(api: Api, deps: credits.CreditDeps): void {
  serve(api, creditStatus, ({ identity }) => credits.creditStatus(deps, identity.userId, 'market_validation'));
  serve(api, explorerCreditStatus, ({ identity }) => credits.creditStatus(deps, identity.userId, 'problem_generator'));
}
