import { linkFaults } from '../../../domain/settings-rules.ts';
import { useAccount } from '../../../hooks/account.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { signIn as texts } from './messages.ts';

interface AccountFoundProps {
  readonly email: string;
  /** The sign-in page's own, with where the person wanted to go. */
  readonly search: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/**
 * The address has an account that signs in otherwise (spec 1 §2.11). Only its owner may give it a password: the provider says
 * who that is, and the password is asked for after that.
 */
export function AccountFound({ email, search, onDone, onBack }: AccountFoundProps) {
  const signedIn = useAccount() !== null;
  return (
    <section className="card stack" aria-label={texts.foundTitle}>
      <h2>{texts.foundTitle}</h2>
      <p>{texts.found(signedIn ? '' : email)}</p>
      {signedIn ? (
        <LinkForm onDone={onDone} />
      ) : (
        <GoogleButton returnTo={`/login?link=google${search.replace('?', '&')}`} />
      )}
      <Button look="plain" onClick={signedIn ? onDone : onBack}>
        {texts.notNow}
      </Button>
    </section>
  );
}

function LinkForm({ onDone }: { onDone: () => void }) {
  const act = useAccountActions();
  const toast = useToast();
  const { busy, form, field } = useAuthForm({
    empty: { password: '' },
    faultsOf: linkFaults,
    send: async ({ password }) => {
      const outcome = await act((account) => account.link(password));
      if (!outcome.ok) toast(texts.notLinked, 'error', 'link');
      return outcome;
    },
    failed: texts.linkFailed,
    onDone() {
      toast(texts.linked, 'success', 'link');
      onDone();
    },
  });
  return (
    <AuthForm form={form}>
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" busy={busy ? texts.linking : undefined}>
        {texts.link}
      </Button>
    </AuthForm>
  );
}
