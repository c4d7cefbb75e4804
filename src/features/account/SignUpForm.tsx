import { useState } from 'react';
import { type Faults, type SignUpForm as Form, signUpFaults } from '../../domain/account-rules.ts';
import { useSession } from '../../hooks/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FormProps } from './form-props.ts';
import { account } from './messages.ts';

const EMPTY: Form = { fullName: '', email: '', password: '', confirmation: '' };

/** Sign-up with the rules of spec 1 §5; what was typed stays when the server refuses. */
export function SignUpForm({ busy, setBusy, onDone }: FormProps) {
  const session = useSession();
  const [form, setForm] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults<keyof Form>>({});
  const [failure, setFailure] = useState<string | null>(null);

  const field = (name: keyof Form) => ({
    value: form[name],
    fault: faults[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      setFaults(({ [name]: _, ...rest }) => rest);
    },
  });

  const send = async () => {
    const found = signUpFaults(form);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const outcome = await session.signUp({
      fullName: form.fullName.trim(),
      email: form.email.trim(),
      password: form.password,
    });
    if (outcome.ok) onDone();
    else setFailure(outcome.message);
    setBusy(false);
  };

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
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
      <Button type="submit" busy={busy ? account.signingUp : undefined}>
        {account.signUp}
      </Button>
    </form>
  );
}
