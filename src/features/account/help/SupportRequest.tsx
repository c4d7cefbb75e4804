import { useKeptForm } from '../../../components/use-kept-form.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { useVisitorOpened } from '../../../hooks/use-visitor.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { recovery as texts } from './messages.ts';
import { readSupport, supportFaults, supportRequestOf } from './support-rules.ts';

interface SupportRequestProps {
  readonly draft: { read(): string; write(text: string): void };
  /** The request is safe on this device, under this id. */
  readonly onSent: (opId: string) => void;
}

/** Goes through the visitor's outbox: whoever needs help most has the worst line. */
export function SupportRequest({ draft, onSent }: SupportRequestProps) {
  const open = useVisitorOpened();
  const toast = useToast();
  const { form, field, busy, lost, onSubmit } = useKeptForm({
    first: () => readSupport(draft.read()),
    faultsOf: supportFaults,
    draft,
    send: async (fields) => {
      try {
        return await (await open()).requestSupport(supportRequestOf(fields));
      } catch (cause) {
        toast(texts.failedToast(texts.notSent), 'error');
        throw cause;
      }
    },
    onSent,
  });

  return (
    <form className="card stack" noValidate onSubmit={onSubmit} ref={form}>
      {lost && <Notice tone="error">{texts.notKept}</Notice>}
      <Field label={texts.fullName} type="text" autoComplete="name" required {...field('fullName')} />
      <Field label={texts.phone} type="tel" autoComplete="tel" {...field('phoneNumber')} />
      <Field
        label={texts.possible}
        hint={texts.possibleHint}
        type="text"
        inputMode="email"
        {...field('possibleEmail')}
      />
      <Field label={texts.lastLogin} type="text" {...field('lastLoginApprox')} />
      <TextArea label={texts.more} {...field('additionalInfo')} />
      <Button type="submit" busy={busy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </form>
  );
}
