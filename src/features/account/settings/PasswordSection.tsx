import { useState } from 'react';
import { Link } from 'react-router-dom';
import { passwordChangeFaults } from '../../../domain/settings-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { NewPassword } from '../NewPassword.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

const texts = settings.password;

/** The current password is asked for and checked; an account of a provider has none yet. */
export function PasswordSection({ online, details, refresh }: SectionProps) {
  const act = useAccountActions();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const hasPassword = details?.hasPassword ?? true;
  const { form, field, failure, onSubmit, clear } = useAuthForm({
    busy,
    setBusy,
    empty: { current: '', password: '', confirmation: '' },
    faultsOf: (values) => passwordChangeFaults(values, hasPassword),
    send: async ({ current, password }) => {
      const outcome = await act((account) => account.changePassword(current, password));
      if (!outcome.ok) toast(texts.failed, 'error');
      return outcome;
    },
    onDone() {
      clear();
      toast(texts.saved);
      refresh();
    },
  });
  return (
    <Section title={hasPassword ? texts.title : texts.setTitle} {...(hasPassword ? {} : { lead: texts.setLead })}>
      <form className="stack" noValidate onSubmit={onSubmit} ref={form}>
        {failure && <Notice tone="error">{failure}</Notice>}
        {hasPassword && (
          <Field label={texts.current} type="password" autoComplete="current-password" {...field('current')} />
        )}
        <NewPassword label={texts.next} hint={texts.hint} again={texts.confirmation} field={field} />
        <div className="row">
          <Button type="submit" look="quiet" disabled={!online} busy={busy ? texts.saving : undefined}>
            {texts.save}
          </Button>
          <Link className="btn plain" to="/forgot-password">
            {texts.forgot}
          </Link>
        </div>
      </form>
    </Section>
  );
}
