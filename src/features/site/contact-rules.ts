import { contact } from './contact-messages.ts';
import { isEmail } from './email-rule.ts';

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly organisation: string;
  readonly message: string;
}

export type ContactFaults = Partial<Record<keyof ContactFields, string>>;

/** As the contract has them (src/contract/support.ts). */
const LONGEST: Record<keyof ContactFields, number> = { name: 200, email: 254, organisation: 200, message: 4_000 };
const { faults } = contact;

export function contactFaults(fields: ContactFields): ContactFaults {
  const found: ContactFaults = {};
  for (const [key, longest] of Object.entries(LONGEST) as [keyof ContactFields, number][]) {
    if (fields[key].trim().length > longest) found[key] = faults.long;
  }
  if (fields.name.trim() === '') found.name = faults.name;
  if (!isEmail(fields.email)) found.email = faults.email;
  if (fields.message.trim() === '') found.message = faults.message;
  return found;
}

const NOTHING: ContactFields = { name: '', email: '', organisation: '', message: '' };

/** What was typed and kept as text; anything else counts as nothing. */
export function readContact(kept: string): ContactFields {
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value !== 'object' || value === null) return NOTHING;
    const given = value as Record<string, unknown>;
    const text = (key: keyof ContactFields) => (typeof given[key] === 'string' ? (given[key] as string) : '');
    return { name: text('name'), email: text('email'), organisation: text('organisation'), message: text('message') };
  } catch {
    return NOTHING;
  }
}
