import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { Faults } from '../../../domain/account-rules.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { useVisitorOpened } from '../../../hooks/use-visitor.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { recovery as texts } from './messages.ts';
import { readSupport, type SupportFields, type SupportName, supportFaults, supportRequestOf } from './support-rules.ts';

interface SupportRequestProps {
  readonly draft: { read(): string; write(text: string): void };
  /** The request is safe on this device, under this id. */
  readonly onSent: (opId: string) => void;
}

/** Goes through the visitor's outbox: whoever needs help most has the worst line. */
export function SupportRequest({ draft, onSent }: SupportRequestProps) {
  const form = useRef<HTMLFormElement>(null);
  const open = useVisitorOpened();
  const toast = useToast();
  const [fields, setFields] = useState<SupportFields>(() => readSupport(draft.read()));
  const [faults, setFaults] = useState<Faults<SupportName>>({});
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);

  const field = (name: SupportName) => ({
    'data-field': name,
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = { ...fields, [name]: event.target.value };
      setFields(next);
      setFaults({ ...faults, [name]: undefined });
      draft.write(JSON.stringify(next));
    },
  });

  const send = async () => {
    const found = supportFaults(fields);
    setFaults(found);
    setLost(false);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const opId = await (await open()).requestSupport(supportRequestOf(fields));
      draft.write('');
      onSent(opId);
    } catch {
      setLost(true);
      toast(texts.failedToast(texts.notSent), 'error');
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form className="card stack" noValidate onSubmit={onSubmit} ref={form}>
      {lost && <Notice tone="error">{texts.notKept}</Notice>}
      <Field
        label={texts.fullName}
        type="text"
        autoComplete="name"
        fault={faults.fullName}
        required
        {...field('fullName')}
      />
      <Field label={texts.phone} type="tel" autoComplete="tel" fault={faults.phoneNumber} {...field('phoneNumber')} />
      <Field
        label={texts.possible}
        hint={texts.possibleHint}
        type="text"
        inputMode="email"
        fault={faults.possibleEmail}
        {...field('possibleEmail')}
      />
      <Field label={texts.lastLogin} type="text" fault={faults.lastLoginApprox} {...field('lastLoginApprox')} />
      <TextArea label={texts.more} fault={faults.additionalInfo} {...field('additionalInfo')} />
      <Button type="submit" busy={busy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </form>
  );
}
