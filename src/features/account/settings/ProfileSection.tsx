import { useState } from 'react';
import { nameFaults } from '../../../domain/settings-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
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
  const [busy, setBusy] = useState(false);
  const { form, field, failure, onSubmit } = useAuthForm({
    busy,
    setBusy,
    empty: { fullName: account.name },
    faultsOf: nameFaults,
    send: async ({ fullName }) => {
      const outcome = await act((port) => port.rename(fullName.trim()));
      return outcome.ok ? outcome : { ...outcome, message: texts.failed(outcome.message) };
    },
    onDone() {
      toast(texts.saved);
      refresh();
    },
  });
  return (
    <Section id="profile" title={texts.title}>
      <AddressPart {...at} />
      <form className="stack" noValidate onSubmit={onSubmit} ref={form}>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Field label={texts.fullName} type="text" autoComplete="name" {...field('fullName')} />
        <span>
          <Button type="submit" look="quiet" disabled={!online} busy={busy ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </span>
      </form>
    </Section>
  );
}
