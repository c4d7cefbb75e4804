import { useEffect } from 'react';
import { useKeptForm } from '../../components/use-kept-form.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { useVisitorOpened } from '../../hooks/use-visitor.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { contact as texts } from './contact-messages.ts';
import { contactFaults, readContact } from './contact-rules.ts';

interface ContactFormProps {
  draft: { read(): string; write(text: string): void };
  /** The message is safe on this device, under this id. */
  onSent: (opId: string) => void;
}

export function ContactForm({ draft, onSent }: ContactFormProps) {
  const open = useVisitorOpened();
  const hydrated = useHydrated();
  const { form, setFields, field, busy, lost, onSubmit } = useKeptForm({
    first: () => readContact(''),
    faultsOf: contactFaults,
    draft,
    send: async ({ name, email, organisation, message }) => {
      const visitor = await open();
      return visitor.contact({
        name: name.trim(),
        email: email.trim().toLowerCase(),
        message: message.trim(),
        ...(organisation.trim() !== '' && { organisation: organisation.trim() }),
      });
    },
    onSent,
  });

  // What was typed before the page was taken over comes first, then what an earlier visit or the outbox left here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each draft, when the form has been taken over.
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

  return (
    <form ref={form} className="card stack scripted" noValidate onSubmit={onSubmit}>
      {lost && <Notice tone="error">{texts.notKept}</Notice>}
      <Field label={texts.name} autoComplete="name" name="name" {...field('name')} />
      <Field type="email" autoComplete="email" inputMode="email" label={texts.email} name="email" {...field('email')} />
      <Field label={texts.organisation} autoComplete="organization" name="organisation" {...field('organisation')} />
      <TextArea label={texts.message} rows={6} name="message" {...field('message')} />
      <span>
        <Button type="submit" disabled={!hydrated} busy={busy ? texts.sending : undefined}>
          {texts.send}
        </Button>
      </span>
    </form>
  );
}
