import { codeFaults } from '../../../domain/settings-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useDevice } from '../../../hooks/core.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { CodeField } from '../proof/CodeField.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { signIn as texts } from './messages.ts';

/** The password was right; an account with an authenticator app is open only with its code. */
export function CodeStep({ onDone, onBack }: { onDone: (email: string) => void; onBack: () => void }) {
  const act = useAccountActions();
  const { account } = useDevice();
  const { busy, form, field } = useAuthForm({
    empty: { code: '' },
    faultsOf: codeFaults,
    send: ({ code }) => act((port) => port.giveCode(code)),
    failed: texts.codeFailed,
    onDone: () => onDone(account.account.get()?.email ?? ''),
  });
  const back = () => {
    void act(async (port) => port.dropSignIn());
    onBack();
  };
  return (
    <AuthForm
      form={form}
      card
      lead={
        <>
          <h2>{texts.codeTitle}</h2>
          <p>{texts.codeLead}</p>
        </>
      }
    >
      <CodeField label={texts.code} autoFocus {...field('code')} />
      <Button type="submit" busy={busy ? texts.confirming : undefined}>
        {texts.confirm}
      </Button>
      <Button look="plain" onClick={back}>
        {texts.back}
      </Button>
    </AuthForm>
  );
}
