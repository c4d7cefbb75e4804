import { TimeRange } from '../../../contract/analytics.ts';
import type { Address } from './use-address.ts';

/** What a tab of figures looks back over, as the address has it. */
export const rangeIn = (address: Address): TimeRange =>
  TimeRange.options.find((range) => range === address.get('range')) ?? 'month';
