import { useRef } from 'react';
import { recoveryCodeFaults } from '../../../domain/settings-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { CodeField } from '../proof/CodeField.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { password as texts } from './messages.ts';

interface RecoveryCodeProps {
  /** To whom the letter went, where that is known. */
  readonly email?: string;
  readonly onOpen: (opened: { readonly needsCode: boolean }) => void;
}

/** The six digits of the letter, on whatever device they are typed: its link is for one browser. */
export function RecoveryCode({ email = '', onOpen }: RecoveryCodeProps) {
  const act = useAccountActions();
  const opened = useRef({ needsCode: false });
  const { busy, form, field } = useAuthForm({
    empty: { email, code: '' },
    faultsOf: recoveryCodeFaults,
    send: async (given) => {
      const outcome = await act((account) => account.openRecoveryByCode(given.email.trim().toLowerCase(), given.code));
      if (outcome.ok) opened.current = outcome.value;
      return outcome;
    },
    onDone: () => onOpen(opened.current),
  });
  return (
    <AuthForm form={form} card>
      {email === '' && (
        <Field label={texts.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
      )}
      <CodeField label={texts.letterCode} {...field('code')} />
      <Button type="submit" busy={busy ? texts.checkingCode : undefined}>
        {texts.giveCode}
      </Button>
    </AuthForm>
  );
}
