import { type FormEvent, useState } from 'react';
import type { Faults } from '../../domain/account-rules.ts';
import type { Outcome } from '../../domain/working-copy.ts';
import type { FormProps } from './form-props.ts';

interface AuthForm<Form> extends FormProps {
  readonly empty: Form;
  readonly faultsOf: (form: Form) => Faults<keyof Form & string>;
  readonly send: (form: Form) => Promise<Outcome>;
}

/**
 * The behaviour sign-in and sign-up share: faults appear on sending and clear as their field is edited (spec 1 §5); what
 * was typed stays when the server refuses.
 */
export function useAuthForm<Form extends Record<keyof Form, string>>(props: AuthForm<Form>) {
  const { empty, faultsOf, send, setBusy, onDone } = props;
  const [form, setForm] = useState(empty);
  const [faults, setFaults] = useState<Faults<keyof Form & string>>({});
  const [failure, setFailure] = useState<string | null>(null);

  const field = (name: keyof Form & string) => ({
    value: form[name],
    fault: faults[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });

  const attempt = async () => {
    const found = faultsOf(form);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const outcome = await send(form);
    if (outcome.ok) onDone();
    else setFailure(outcome.message);
    setBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt();
  };

  return { field, failure, onSubmit };
}
