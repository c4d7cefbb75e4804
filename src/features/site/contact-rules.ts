import type { Faults } from '../../domain/account-rules.ts';
import { keptFields } from '../../lib/kept-fields.ts';
import { contact } from './contact-messages.ts';
import { isEmail } from './email-rule.ts';

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly organisation: string;
  readonly message: string;
}

type ContactFaults = Faults<keyof ContactFields>;

/** As the contract has them (src/contract/support.ts). */
const LONGEST: Record<keyof ContactFields, number> = { name: 200, email: 254, organisation: 200, message: 4_000 };
const NAMES = Object.keys(LONGEST) as (keyof ContactFields)[];
const { faults } = contact;

export function contactFaults(fields: ContactFields): ContactFaults {
  const found: ContactFaults = {};
  for (const name of NAMES) if (fields[name].trim().length > LONGEST[name]) found[name] = faults.long;
  if (fields.name.trim() === '') found.name = faults.name;
  if (!isEmail(fields.email)) found.email = faults.email;
  if (fields.message.trim() === '') found.message = faults.message;
  return found;
}

/** What was typed and kept as text; anything else counts as nothing. */
export const readContact = (kept: string): ContactFields => keptFields(NAMES, kept);
