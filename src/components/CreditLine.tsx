import type { CreditType } from '../contract/credits.ts';
import { shared } from './messages.ts';

/** In the place of the week's credits while they are being read: its height is held. */
export const CreditLine = ({ type = 'market_validation' }: { type?: CreditType }) => (
  <small className="credit">{shared.credits[type].loading}</small>
);
