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

export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required';
  return EMAIL.test(email.trim()) ? undefined : 'Email is invalid';
}

export function kept<Field extends string>(faults: Record<Field, string | undefined>): Faults<Field> {
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== undefined)) as Faults<Field>;
}

export const signInFaults = (form: SignInForm): Faults<keyof SignInForm> =>
  kept({
    email: emailFault(form.email),
    password: form.password === '' ? 'Password is required' : undefined,
  });

export function passwordFault(password: string): string | undefined {
  if (password === '') return 'Password is required';
  return password.length < MIN_PASSWORD ? 'Password must be at least 8 characters' : undefined;
}

export const nameFault = (name: string) =>
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

export const repeated = (password: string, confirmation: string) =>
  confirmation === password ? undefined : 'Passwords do not match';
