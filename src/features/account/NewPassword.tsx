import { PasswordField } from '../../ui/PasswordField.tsx';
import type { FormField } from './use-auth-form.ts';

interface NewPasswordProps {
  readonly label: string;
  readonly hint: string;
  readonly again: string;
  readonly field: (name: 'password' | 'confirmation') => FormField;
}

/** A password that is chosen is typed twice. */
export function NewPassword({ label, hint, again, field }: NewPasswordProps) {
  return (
    <>
      <PasswordField label={label} hint={hint} autoComplete="new-password" {...field('password')} />
      <PasswordField label={again} autoComplete="new-password" {...field('confirmation')} />
    </>
  );
}
