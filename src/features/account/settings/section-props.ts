import type { Account } from '../../../domain/working-copy.ts';
import type { AccountDetails } from '../../../hooks/account-actions.ts';

export interface SectionProps {
  readonly account: Account;
  readonly online: boolean;
  /** Null until the server has told. */
  readonly details: AccountDetails | null;
  readonly refresh: () => void;
}
