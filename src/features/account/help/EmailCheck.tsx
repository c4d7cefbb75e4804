import { useState } from 'react';
import { emailFaults, type Faults } from '../../../domain/account-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { recovery as texts } from './messages.ts';

const faultsOf = (form: { readonly email: string }): Faults<'email'> =>
  form.email.trim() === '' ? { email: texts.emptyEmail } : emailFaults(form);

/** One address after another. What it answers never tells whether there is an account. */
export function EmailCheck({ onSupport }: { onSupport: () => void }) {
  const act = useAccountActions();
  const [checked, setChecked] = useState<string | null>(null);
  const { busy, form, field, clear } = useAuthForm({
    empty: { email: '' },
    faultsOf,
    send: async ({ email }) => {
      const address = email.trim().toLowerCase();
      const outcome = await act((account) => account.requestReset(address));
      if (outcome.ok) setChecked(address);
      return outcome;
    },
    failed: texts.failed,
    onDone: () => clear(),
  });
  if (checked !== null) {
    return (
      <>
        <Notice>{texts.checked(checked)}</Notice>
        <div className="row">
          <Button onClick={() => setChecked(null)}>{texts.another}</Button>
          <Button look="quiet" onClick={onSupport}>
            {texts.contact}
          </Button>
        </div>
      </>
    );
  }
  return (
    <AuthForm form={form} card>
      <Field label={texts.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <Button type="submit" busy={busy ? texts.checking : undefined}>
        {texts.check}
      </Button>
      {form.failure && (
        <Button look="quiet" onClick={onSupport}>
          {texts.contact}
        </Button>
      )}
    </AuthForm>
  );
}
