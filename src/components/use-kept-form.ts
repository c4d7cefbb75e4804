import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { Faults } from '../domain/account-rules.ts';

interface KeptForm<Fields> {
  readonly first: () => Fields;
  readonly faultsOf: (fields: Fields) => Faults<keyof Fields & string>;
  /** Where what is typed is kept until it is sent. */
  readonly draft: { write(text: string): void };
  /** Puts it into the visitor's outbox, and answers under which id. */
  readonly send: (fields: Fields) => Promise<string>;
  readonly onSent: (opId: string) => void;
}

/**
 * The behaviour of the forms that a visitor sends without an account: faults appear on sending, with the focus on the first, and
 * clear as their field is edited; what is typed is kept until it is safe in the outbox. `lost`: this device could not keep it.
 */
export function useKeptForm<Fields extends Record<keyof Fields, string>>(props: KeptForm<Fields>) {
  type Name = keyof Fields & string;
  const { first, faultsOf, draft, send, onSent } = props;
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(first);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);

  const field = (name: Name) => ({
    'data-field': name,
    value: fields[name],
    fault: faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = { ...fields, [name]: event.target.value };
      setFields(next);
      setFaults({ ...faults, [name]: undefined });
      draft.write(JSON.stringify(next));
    },
  });

  const attempt = async () => {
    const found = faultsOf(fields);
    setFaults(found);
    setLost(false);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const opId = await send(fields);
      draft.write('');
      onSent(opId);
    } catch {
      setLost(true);
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt();
  };

  return { form, setFields, field, busy, lost, onSubmit };
}
