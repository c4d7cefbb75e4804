import { nameFaults } from '../../../domain/settings-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { AddressPart } from './AddressPart.tsx';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

const texts = settings.profile;

export function ProfileSection(at: SectionProps) {
  const { account, online, refresh } = at;
  const act = useAccountActions();
  const toast = useToast();
  const { busy, form, field } = useAuthForm({
    empty: { fullName: account.name },
    faultsOf: nameFaults,
    send: ({ fullName }) => act((port) => port.rename(fullName.trim())),
    failed: texts.failed,
    onDone() {
      toast(texts.saved);
      refresh();
    },
  });
  return (
    <Section id="profile" title={texts.title}>
      <AddressPart {...at} />
      <AuthForm form={form}>
        <Field label={texts.fullName} type="text" autoComplete="name" {...field('fullName')} />
        <span>
          <Button type="submit" look="quiet" disabled={!online} busy={busy ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </span>
      </AuthForm>
    </Section>
  );
}
