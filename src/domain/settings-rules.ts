import { type Faults, kept, nameFault, passwordFault, repeated } from './account-rules.ts';

/** The rules of spec 1 §5 for what is done about an account later than at its beginning. */

const SIX_DIGITS = /^\d{6}$/;

/** An app shows the digits in two groups. */
export const codeFault = (code: string): string | undefined =>
  SIX_DIGITS.test(code.replaceAll(/\s/g, '')) ? undefined : 'Enter the six digits';

export interface ResetForm {
  readonly password: string;
  readonly confirmation: string;
  readonly code: string;
}

export const resetFaults = (form: ResetForm, needsCode: boolean): Faults<keyof ResetForm> =>
  kept({
    password: passwordFault(form.password),
    confirmation: repeated(form.password, form.confirmation),
    code: needsCode ? codeFault(form.code) : undefined,
  });

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** An account that came from a provider has no current password to ask for. */
export const passwordChangeFaults = (form: PasswordChange, hasPassword: boolean): Faults<keyof PasswordChange> =>
  kept({
    current: hasPassword && form.current === '' ? 'Password is required' : undefined,
    password: form.password === '' ? 'New password is required' : passwordFault(form.password),
    confirmation: repeated(form.password, form.confirmation),
  });

export const nameFaults = (form: { readonly fullName: string }): Faults<'fullName'> =>
  kept({ fullName: nameFault(form.fullName) });

export const codeFaults = (form: { readonly code: string }): Faults<'code'> => kept({ code: codeFault(form.code) });

export const linkFaults = (form: { readonly password: string }): Faults<'password'> =>
  kept({ password: passwordFault(form.password) });

export interface Deletion {
  readonly confirmation: string;
  readonly password: string;
}

/** `word` must be typed as it stands; the password is asked for where there is one. */
export const deletionFaults = (
  form: Deletion,
  word: string,
  fault: string,
  hasPassword: boolean,
): Faults<keyof Deletion> =>
  kept({
    confirmation: form.confirmation.trim() === word ? undefined : fault,
    password: hasPassword && form.password === '' ? 'Password is required' : undefined,
  });
