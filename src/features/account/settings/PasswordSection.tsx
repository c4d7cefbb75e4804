import { passwordChangeFaults, proofOf } from '../../../domain/settings-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { NewPassword } from '../NewPassword.tsx';
import { ProofField } from '../proof/ProofField.tsx';
import { useProof } from '../proof/use-proof.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

const texts = settings.password;

/** Whoever changes the password, or sets the first one, shows that it is them. */
export function PasswordSection({ account, online, details, refresh }: SectionProps) {
  const act = useAccountActions();
  const toast = useToast();
  const hasPassword = details?.hasPassword ?? true;
  const way = useProof(hasPassword);
  const { busy, form, field, clear } = useAuthForm({
    empty: { proof: '', password: '', confirmation: '' },
    faultsOf: (values) => passwordChangeFaults(values, way.kind),
    send: async ({ proof, password }) => {
      const outcome = await act((account) => account.changePassword(password, proofOf(way.kind, proof)));
      if (!outcome.ok) toast(texts.failed, 'error', 'password');
      return outcome;
    },
    onDone() {
      clear();
      way.turn('password');
      toast(texts.saved, 'success', 'password');
      refresh();
    },
  });
  return (
    <Section
      id="password"
      title={hasPassword ? texts.title : texts.setTitle}
      {...(hasPassword ? {} : { lead: texts.setLead })}
    >
      <AuthForm form={form}>
        <ProofField label={texts.current} email={account.email} way={way} field={field} />
        <NewPassword label={texts.next} hint={texts.hint} again={texts.confirmation} field={field} />
        <div className="row">
          <Button type="submit" look="quiet" disabled={!online} busy={busy ? texts.saving : undefined}>
            {hasPassword ? texts.save : texts.setSave}
          </Button>
        </div>
      </AuthForm>
    </Section>
  );
}
