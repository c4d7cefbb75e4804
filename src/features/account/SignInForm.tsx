import { signInFaults } from '../../domain/account-rules.ts';
import { useSession } from '../../hooks/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FormProps } from './form-props.ts';
import { account } from './messages.ts';
import { useAuthForm } from './use-auth-form.ts';

export function SignInForm(props: FormProps) {
  const session = useSession();
  const { field, failure, onSubmit } = useAuthForm({
    ...props,
    empty: { email: '', password: '' },
    faultsOf: signInFaults,
    send: ({ email, password }) => session.signIn(email.trim(), password),
  });
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field label={account.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <Field label={account.password} type="password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" busy={props.busy ? account.signingIn : undefined}>
        {account.signIn}
      </Button>
    </form>
  );
}
