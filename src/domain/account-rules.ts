/** The rules of spec 1 §5 for signing in and up. An empty object means that nothing is wrong. */

export type Faults<Field extends string> = Partial<Record<Field, string | undefined>>;

export interface SignInForm {
  readonly email: string;
  readonly password: string;
}

export interface SignUpForm extends SignInForm {
  readonly fullName: string;
  readonly confirmation: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MIN_NAME = 2;
const MIN_PASSWORD = 8;

function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required';
  return EMAIL.test(email.trim()) ? undefined : 'Email is invalid';
}

function kept<Field extends string>(faults: Record<Field, string | undefined>): Faults<Field> {
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== undefined)) as Faults<Field>;
}

export const signInFaults = (form: SignInForm): Faults<keyof SignInForm> =>
  kept({
    email: emailFault(form.email),
    password: form.password === '' ? 'Password is required' : undefined,
  });

function passwordFault(password: string): string | undefined {
  if (password === '') return 'Password is required';
  return password.length < MIN_PASSWORD ? 'Password must be at least 8 characters' : undefined;
}

const nameFault = (name: string) =>
  name.trim().length < MIN_NAME ? 'Full name must be at least 2 characters' : undefined;

export const signUpFaults = (form: SignUpForm): Faults<keyof SignUpForm> =>
  kept({
    fullName: nameFault(form.fullName),
    email: emailFault(form.email),
    password: passwordFault(form.password),
    confirmation: repeated(form.password, form.confirmation),
  });

export const emailFaults = (form: { readonly email: string }): Faults<'email'> =>
  kept({ email: emailFault(form.email) });

const repeated = (password: string, confirmation: string) =>
  confirmation === password ? undefined : 'Passwords do not match';

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
