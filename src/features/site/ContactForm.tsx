import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useVisitorOpened } from '../../hooks/use-visitor.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { contact as texts } from './contact-messages.ts';
import { type ContactFaults, type ContactFields, contactFaults, readContact } from './contact-rules.ts';

interface ContactFormProps {
  draft: { read(): string; write(text: string): void };
  /** The message is safe on this device, under this id. */
  onSent: (opId: string) => void;
}

export function ContactForm({ draft, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const open = useVisitorOpened();
  const hydrated = useHydrated();
  const [fields, setFields] = useState<ContactFields>(() => readContact(''));
  const [faults, setFaults] = useState<ContactFaults>({});
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);

  // What was typed before the page was taken over comes first, then what an earlier visit or the outbox left here.
  useEffect(() => {
    const typed = readContact(JSON.stringify(Object.fromEntries(new FormData(form.current ?? undefined))));
    const kept = readContact(draft.read());
    setFields({
      name: typed.name || kept.name,
      email: typed.email || kept.email,
      organisation: typed.organisation || kept.organisation,
      message: typed.message || kept.message,
    });
  }, [draft]);

  const field = (name: keyof ContactFields) => ({
    name,
    value: fields[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = { ...fields, [name]: event.target.value };
      const { [name]: _mended, ...rest } = faults;
      setFields(next);
      setFaults(rest);
      draft.write(JSON.stringify(next));
    },
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = contactFaults(fields);
    setFaults(found);
    setLost(false);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const visitor = await open();
      const organisation = fields.organisation.trim();
      const opId = await visitor.contact({
        name: fields.name.trim(),
        email: fields.email.trim().toLowerCase(),
        message: fields.message.trim(),
        ...(organisation !== '' && { organisation }),
      });
      draft.write('');
      onSent(opId);
    } catch {
      setLost(true);
    }
    setBusy(false);
  };

  return (
    <form ref={form} className="card stack scripted" noValidate onSubmit={(event) => void send(event)}>
      {lost && <Notice tone="error">{texts.notKept}</Notice>}
      <Field label={texts.name} autoComplete="name" fault={faults.name} {...field('name')} />
      <Field
        label={texts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        fault={faults.email}
        {...field('email')}
      />
      <Field
        label={texts.organisation}
        autoComplete="organization"
        fault={faults.organisation}
        {...field('organisation')}
      />
      <TextArea label={texts.message} rows={6} fault={faults.message} {...field('message')} />
      <span>
        <Button type="submit" disabled={!hydrated} busy={busy ? texts.sending : undefined}>
          {texts.send}
        </Button>
      </span>
    </form>
  );
}
