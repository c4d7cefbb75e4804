import { Field } from '../../ui/Field.tsx';
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
      <Field label={label} hint={hint} type="password" autoComplete="new-password" {...field('password')} />
      <Field label={again} type="password" autoComplete="new-password" {...field('confirmation')} />
    </>
  );
}
