import { signUpFaults } from '../../domain/account-rules.ts';
import { useSession } from '../../hooks/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FormProps } from './form-props.ts';
import { account } from './messages.ts';
import { useAuthForm } from './use-auth-form.ts';

export function SignUpForm(props: FormProps) {
  const session = useSession();
  const { field, failure, onSubmit } = useAuthForm({
    ...props,
    empty: { fullName: '', email: '', password: '', confirmation: '' },
    faultsOf: signUpFaults,
    send: ({ fullName, email, password }) =>
      session.signUp({ fullName: fullName.trim(), email: email.trim(), password }),
  });
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field label={account.fullName} type="text" autoComplete="name" {...field('fullName')} />
      <Field label={account.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <Field
        label={account.password}
        hint={account.passwordHint}
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
      <Field label={account.confirmation} type="password" autoComplete="new-password" {...field('confirmation')} />
      <Button type="submit" busy={props.busy ? account.signingUp : undefined}>
        {account.signUp}
      </Button>
    </form>
  );
}
