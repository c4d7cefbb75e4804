import { useRef } from 'react';
import { signUpFaults } from '../../domain/account-rules.ts';
import { useSignIn } from '../../hooks/sign-in.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { FormProps } from './form-props.ts';
import { account } from './messages.ts';
import { NewPassword } from './NewPassword.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface SignUpFormProps extends FormProps {
  readonly onDone: () => void;
  /** The address has to be confirmed by mail before anybody is signed in. */
  readonly onUnconfirmed: (email: string) => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const session = useSignIn();
  const hydrated = useHydrated();
  const unconfirmed = useRef<string | null>(null);
  const { form, field } = useAuthForm({
    ...props,
    empty: { fullName: '', email: '', password: '', confirmation: '' },
    faultsOf: signUpFaults,
    send: async ({ fullName, email, password }) => {
      const outcome = await session.signUp({ fullName: fullName.trim(), email: email.trim(), password });
      unconfirmed.current = outcome.ok && outcome.unconfirmed === true ? email.trim() : null;
      return outcome;
    },
    onDone: () => (unconfirmed.current === null ? props.onDone() : props.onUnconfirmed(unconfirmed.current)),
  });
  return (
    <AuthForm form={form}>
      <Field label={account.fullName} type="text" autoComplete="name" {...field('fullName')} />
      <Field label={account.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <NewPassword label={account.password} hint={account.passwordHint} again={account.confirmation} field={field} />
      <Button type="submit" disabled={!hydrated} busy={props.busy ? account.signingUp : undefined}>
        {account.signUp}
      </Button>
    </AuthForm>
  );
}
