import { useState } from 'react';
import { emailFaults } from '../../../domain/account-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { settings } from './messages.ts';
import type { SectionProps } from './section-props.ts';

const texts = settings.address;

/** The address, and the wish for another one: both mailboxes have to agree, so no password is asked for. */
export function AddressPart({ account, online, details, refresh }: SectionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p>
        <span className="muted">{settings.email}</span> {account.email}
      </p>
      {details?.wantedEmail && <Notice>{texts.waiting(details.wantedEmail)}</Notice>}
      {open ? (
        <AddressForm
          online={online}
          onCancel={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      ) : (
        <span>
          <Button look="quiet" disabled={!online} onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        </span>
      )}
    </>
  );
}

interface AddressFormProps {
  readonly online: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function AddressForm({ online, onDone, onCancel }: AddressFormProps) {
  const act = useAccountActions();
  const { busy, form, field } = useAuthForm({
    empty: { email: '' },
    faultsOf: emailFaults,
    send: ({ email }) => act((port) => port.changeEmail(email.trim().toLowerCase())),
    failed: texts.failed,
    onDone,
  });
  return (
    <AuthForm form={form}>
      <Field label={texts.label} type="email" autoComplete="email" inputMode="email" autoFocus {...field('email')} />
      <div className="row">
        <Button type="submit" look="quiet" disabled={!online} busy={busy ? texts.sending : undefined}>
          {texts.send}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </AuthForm>
  );
}
