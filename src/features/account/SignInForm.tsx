import { useState } from 'react';
import { type Faults, type SignInForm as Form, signInFaults } from '../../domain/account-rules.ts';
import { useSession } from '../../hooks/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FormProps } from './form-props.ts';
import { account } from './messages.ts';

/** Sign-in: faults appear on sending and clear as the field is edited (spec 1 §5). */
export function SignInForm({ busy, setBusy, onDone }: FormProps) {
  const session = useSession();
  const [form, setForm] = useState<Form>({ email: '', password: '' });
  const [faults, setFaults] = useState<Faults<keyof Form>>({});
  const [failure, setFailure] = useState<string | null>(null);

  const edit = (field: keyof Form) => (event: { target: { value: string } }) => {
    setForm({ ...form, [field]: event.target.value });
    setFaults(({ [field]: _, ...rest }) => rest);
  };

  const send = async () => {
    const found = signInFaults(form);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const outcome = await session.signIn(form.email.trim(), form.password);
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
      <Field
        label={account.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={form.email}
        fault={faults.email}
        onChange={edit('email')}
      />
      <Field
        label={account.password}
        type="password"
        autoComplete="current-password"
        value={form.password}
        fault={faults.password}
        onChange={edit('password')}
      />
      <Button type="submit" busy={busy ? account.signingIn : undefined}>
        {account.signIn}
      </Button>
    </form>
  );
}
