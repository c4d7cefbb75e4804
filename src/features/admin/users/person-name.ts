import { users as texts } from './messages.ts';

/** Who asked: the name and the address, whatever of them there is. */
export const askerName = ({ name, email }: { readonly name: string | null; readonly email: string | null }): string =>
  [name, email].filter(Boolean).join(' · ') || texts.anonymous;
