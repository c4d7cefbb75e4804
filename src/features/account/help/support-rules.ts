import type { Faults } from '../../../domain/account-rules.ts';
import { keptFields } from '../../../lib/kept-fields.ts';
import { recovery as texts } from './messages.ts';

export interface SupportFields {
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly possibleEmail: string;
  readonly lastLoginApprox: string;
  readonly additionalInfo: string;
}
export type SupportName = keyof SupportFields;

/** As the contract has them (src/contract/support.ts). */
const LONGEST: Record<SupportName, number> = {
  fullName: 200,
  phoneNumber: 40,
  possibleEmail: 500,
  lastLoginApprox: 200,
  additionalInfo: 4_000,
};
const NAMES = Object.keys(LONGEST) as SupportName[];

export function supportFaults(fields: SupportFields): Faults<SupportName> {
  const found: Faults<SupportName> = {};
  if (fields.fullName.trim() === '') found.fullName = texts.emptyName;
  for (const name of NAMES) if (fields[name].trim().length > LONGEST[name]) found[name] = texts.long;
  return found;
}

/** What was typed and kept as text; anything else counts as nothing. */
export const readSupport = (kept: string): SupportFields => keptFields(NAMES, kept);

/** As it is sent: trimmed, without what was left empty. */
export function supportRequestOf(fields: SupportFields): { fullName: string } & Partial<SupportFields> {
  const given = NAMES.map((name) => [name, fields[name].trim()] as const).filter(([, text]) => text !== '');
  return { fullName: '', ...Object.fromEntries(given) };
}
