import { emailFault, type Faults, kept, nameFault, passwordFault, repeated } from './account-rules.ts';

/** The rules of spec 1 §5 for what is done about an account later than at its beginning. */

const SIX_DIGITS = /^\d{6}$/;

/** An app shows the digits in two groups. */
const digitsOf = (code: string): string => code.replaceAll(/\s/g, '');

export const codeFault = (code: string): string | undefined =>
  SIX_DIGITS.test(digitsOf(code)) ? undefined : 'Enter the six digits';

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

/** What shows that it is the person and not an open phone: the password, or the code of a letter. */
export interface Proof {
  readonly kind: 'password' | 'code';
  readonly text: string;
}

export const proofOf = (kind: Proof['kind'], text: string): Proof => ({
  kind,
  text: kind === 'code' ? digitsOf(text) : text,
});

function proofFault(kind: Proof['kind'], text: string): string | undefined {
  if (kind === 'code') return codeFault(text);
  return text === '' ? 'Password is required' : undefined;
}

export interface PasswordChange {
  readonly proof: string;
  readonly password: string;
  readonly confirmation: string;
}

export const passwordChangeFaults = (form: PasswordChange, kind: Proof['kind']): Faults<keyof PasswordChange> =>
  kept({
    proof: proofFault(kind, form.proof),
    password: form.password === '' ? 'New password is required' : passwordFault(form.password),
    confirmation: repeated(form.password, form.confirmation),
  });

export const nameFaults = (form: { readonly fullName: string }): Faults<'fullName'> =>
  kept({ fullName: nameFault(form.fullName) });

export const codeFaults = (form: { readonly code: string }): Faults<'code'> => kept({ code: codeFault(form.code) });

export const recoveryCodeFaults = (form: { readonly email: string; readonly code: string }): Faults<'email' | 'code'> =>
  kept({ email: emailFault(form.email), code: codeFault(form.code) });

export const linkFaults = (form: { readonly password: string }): Faults<'password'> =>
  kept({ password: passwordFault(form.password) });

export interface Deletion {
  readonly confirmation: string;
  readonly proof: string;
}

/** `word` must be typed as it stands. */
export const deletionFaults = (
  form: Deletion,
  word: string,
  fault: string,
  kind: Proof['kind'],
): Faults<keyof Deletion> =>
  kept({
    confirmation: form.confirmation.trim() === word ? undefined : fault,
    proof: proofFault(kind, form.proof),
  });
