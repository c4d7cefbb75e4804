import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { emailFaults } from '../../../domain/account-rules.ts';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { useConnection } from '../../../hooks/connection.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { useHydrated } from '../../../hooks/use-hydrated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { titles } from '../page-titles.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { password as texts } from './messages.ts';
import { RecoveryCode } from './RecoveryCode.tsx';

/** Asking for the letter. What it says is the same whether the account exists or not. */
export function RequestScreen() {
  const act = useAccountActions();
  const toast = useToast();
  const hydrated = useHydrated();
  const { online } = useConnection();
  const navigate = useNavigate();
  const [step, setStep] = useState<'ask' | 'sent' | 'code'>('ask');
  const { busy, form, values, field } = useAuthForm({
    empty: { email: '' },
    faultsOf: emailFaults,
    send: ({ email }) => act((account) => account.requestReset(email.trim().toLowerCase())),
    failed: texts.requestFailed,
    onDone() {
      setStep('sent');
      toast(texts.sentToast);
    },
  });
  return (
    <AccountFrame title={texts.forgotTitle} lead={texts.forgotLead} name={titles.forgot}>
      {step === 'sent' && (
        <Notice action={{ label: texts.another, onClick: () => setStep('ask') }}>
          {texts.sent} {texts.orCode}
        </Notice>
      )}
      {step !== 'ask' && (
        <RecoveryCode
          email={step === 'sent' ? values.email.trim() : ''}
          onOpen={() => void navigate('/reset-password')}
        />
      )}
      {step === 'ask' && (
        <AuthForm
          form={form}
          card
          lead={
            <>
              <noscript>{texts.noScript}</noscript>
              {!online && <Notice tone="warning">{texts.offline}</Notice>}
            </>
          }
        >
          <Field label={texts.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
          <Button type="submit" disabled={!hydrated} busy={busy ? texts.sending : undefined}>
            {texts.send}
          </Button>
        </AuthForm>
      )}
      <nav className="stack tight" aria-label={texts.signIn}>
        {step !== 'sent' && (
          <span>
            <Button look="plain" className="flush" onClick={() => setStep(step === 'ask' ? 'code' : 'ask')}>
              {step === 'ask' ? texts.haveCode : texts.another}
            </Button>
          </span>
        )}
        <Link to="/help/account-recovery">{texts.recovery}</Link>
        <Link to="/help/email-not-received">{texts.notReceived}</Link>
        <span>
          {texts.remembered} <Link to="/login">{texts.signIn}</Link>
        </span>
      </nav>
    </AccountFrame>
  );
}
