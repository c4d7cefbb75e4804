import { resetFaults } from '../../../domain/settings-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { NewPassword } from '../NewPassword.tsx';
import { CodeField } from '../proof/CodeField.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { password as texts } from './messages.ts';

/** The new password, and the code of an authenticator app where the account has one. */
export function ResetForm({ needsCode, onDone }: { needsCode: boolean; onDone: () => void }) {
  const act = useAccountActions();
  const toast = useToast();
  const { busy, form, field } = useAuthForm({
    empty: { password: '', confirmation: '', code: '' },
    faultsOf: (values) => resetFaults(values, needsCode),
    send: async ({ password, code }) => {
      const outcome = await act((account) => account.reset(password, code));
      if (!outcome.ok) toast(texts.failedToast(outcome.message), 'error', 'password');
      return outcome;
    },
    onDone() {
      toast(texts.doneToast, 'success', 'password');
      onDone();
    },
  });
  return (
    <AuthForm form={form} card>
      <NewPassword label={texts.newPassword} hint={texts.hint} again={texts.confirmation} field={field} />
      {needsCode && <CodeField label={texts.code} {...field('code')} />}
      <Button type="submit" busy={busy ? texts.resetting : undefined}>
        {texts.reset}
      </Button>
    </AuthForm>
  );
}
