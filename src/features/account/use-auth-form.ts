import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Faults } from '../../domain/account-rules.ts';
import { DEFAULT_MESSAGES } from '../../domain/error-category.ts';
import type { Outcome } from '../../domain/working-copy.ts';
import { useDevice } from '../../hooks/core.tsx';
import type { FormProps } from './form-props.ts';

interface AuthForm<Form> extends Partial<FormProps> {
  readonly onDone: () => void;
  readonly empty: Form;
  readonly faultsOf: (form: Form) => Faults<keyof Form & string>;
  readonly send: (form: Form) => Promise<Outcome>;
  /** What is said of a refusal, from the server's own words; else these alone. */
  readonly failed?: (message: string) => string;
}

/** A field as its form knows it. */
export interface FormField {
  readonly 'data-field': string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/**
 * The behaviour the account's forms share: faults appear on sending, with the focus on the first, and clear as their field is
 * edited (spec 1 §5); what was typed stays when the server refuses.
 */
export function useAuthForm<Form extends Record<keyof Form, string>>(props: AuthForm<Form>) {
  const [sending, setSending] = useState(false);
  const { empty, faultsOf, send, failed = (message) => message, onDone, busy = sending, setBusy = setSending } = props;
  type Name = keyof Form & string;
  const { report } = useDevice();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [failure, setFailure] = useState<string | null>(null);

  // Not by their names: named fields would go into the address if the browser sent the form itself.
  const input = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[data-field="${name}"]`);

  // What was typed, or filled in by the browser, before the page was taken over: read before anything is drawn anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form has been taken over.
  useLayoutEffect(() => {
    const typed = Object.keys(empty).map((name) => [name, input(name as Name)?.value ?? '']);
    if (typed.some(([, text]) => text !== '')) setValues({ ...empty, ...Object.fromEntries(typed) });
  }, []);

  const field = (name: Name): FormField => ({
    'data-field': name,
    value: values[name],
    fault: faults[name],
    onChange: (event) => {
      setValues({ ...values, [name]: event.target.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });

  const attempt = async () => {
    const found = faultsOf(values);
    setFaults(found);
    setFailure(null);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      input(first as Name)?.focus();
      return;
    }
    setBusy(true);
    try {
      const outcome = await send(values);
      if (outcome.ok) onDone();
      else setFailure(failed(outcome.message));
    } catch (cause) {
      // A device without room refuses to keep the session that was just opened. The form must not wait for ever.
      report(cause);
      setFailure(DEFAULT_MESSAGES.unknown);
    }
    setBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt();
  };

  return { busy, values, field, form: { ref: form, failure, onSubmit }, clear: () => setValues(empty) };
}
