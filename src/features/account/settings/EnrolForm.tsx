import { useState } from 'react';
import { codeFaults } from '../../../domain/settings-rules.ts';
import { type Enrolment, useAccountActions } from '../../../hooks/account-actions.ts';
import { Button } from '../../../ui/Button.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { CodeField } from '../proof/CodeField.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { settings } from './messages.ts';

const texts = settings.factors;

interface EnrolFormProps {
  readonly online: boolean;
  readonly enrolment: Enrolment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The picture for another phone's camera, the key for an app on this one; the first code proves that it was taken over. */
export function EnrolForm({ online, enrolment, onDone, onCancel }: EnrolFormProps) {
  const act = useAccountActions();
  const [said, setSaid] = useState('');
  const { busy, form, field } = useAuthForm({
    empty: { code: '' },
    faultsOf: codeFaults,
    send: ({ code }) => act((account) => account.confirmEnrolment(enrolment.id, code)),
    failed: texts.failed,
    onDone,
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(enrolment.secret);
      setSaid(texts.copied);
    } catch {
      // Not allowed here, or no such thing in this browser: it stands there to be selected.
      setSaid(texts.notCopied);
    }
  };
  return (
    <AuthForm
      form={form}
      lead={
        <>
          <p>{texts.scan}</p>
          <img className="scan" src={enrolment.picture} alt={texts.picture} width={200} height={200} />
          <p>
            <span className="muted">{texts.key}</span> <code className="key">{enrolment.secret}</code>
          </p>
          <div className="row">
            <Button look="quiet" onClick={() => void copy()}>
              {texts.copy}
            </Button>
            <span role="status">{said}</span>
          </div>
        </>
      }
    >
      <CodeField label={texts.code} {...field('code')} />
      <div className="row">
        <Button type="submit" disabled={!online} busy={busy ? texts.confirming : undefined}>
          {texts.confirm}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </AuthForm>
  );
}
