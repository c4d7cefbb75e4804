import { Suspense, useState } from 'react';
import { signInFaults } from '../../domain/account-rules.ts';
import { useSignIn } from '../../hooks/sign-in.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { AuthForm } from './AuthForm.tsx';
import type { FormProps } from './form-props.ts';
import { ConfirmationLetter } from './LazyConfirmationLetter.tsx';
import { account } from './messages.ts';
import { useAuthForm } from './use-auth-form.ts';

interface SignInFormProps extends FormProps {
  readonly onDone: (email: string) => void;
  /** An authenticator app's code comes next. */
  readonly onCode: () => void;
  readonly onRefused: (email: string) => void;
}

export function SignInForm({ busy, setBusy, onDone, onCode, onRefused }: SignInFormProps) {
  const session = useSignIn();
  const hydrated = useHydrated();
  /** An address that waits for its letter to be answered. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { form, values, field } = useAuthForm({
    busy,
    setBusy,
    empty: { email: '', password: '' },
    faultsOf: signInFaults,
    send: async ({ email, password }) => {
      const outcome = await session.signIn(email.trim(), password);
      if (!outcome.ok && outcome.code === 'mfa_code_needed') onCode();
      if (!outcome.ok && outcome.code === 'invalid_credentials') onRefused(email.trim());
      setUnconfirmed(!outcome.ok && outcome.code === 'email_not_confirmed' ? email.trim() : null);
      return outcome;
    },
    onDone: () => onDone(values.email.trim()),
  });
  return (
    <AuthForm form={form}>
      {form.failure && unconfirmed !== null && (
        <Suspense>
          <ConfirmationLetter key={unconfirmed} email={unconfirmed} />
        </Suspense>
      )}
      <Field label={account.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <PasswordField label={account.password} autoComplete="current-password" {...field('password')} />
      <Button type="submit" disabled={!hydrated} busy={busy ? account.signingIn : undefined}>
        {account.signIn}
      </Button>
    </AuthForm>
  );
}
