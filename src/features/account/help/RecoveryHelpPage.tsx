import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useVisitorTypedText } from '../../../hooks/typed-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { titles } from '../page-titles.ts';
import { EmailCheck } from './EmailCheck.tsx';
import { recovery as texts } from './messages.ts';
import { SupportRequest } from './SupportRequest.tsx';
import { SupportSent } from './SupportSent.tsx';

type Step = 'initial' | 'emailCheck' | 'supportRequest';

const HEADS: Record<Step, { readonly title: string; readonly lead: string }> = {
  initial: { title: texts.title, lead: texts.lead },
  emailCheck: { title: texts.emailTitle, lead: texts.emailLead },
  supportRequest: { title: texts.supportTitle, lead: texts.supportLead },
};

/** Spec 1 §2.14: three steps, moving among each other by buttons. */
export function RecoveryHelpPage() {
  const draft = useVisitorTypedText('support');
  const [step, setStep] = useState<Step>('initial');
  const [sent, setSent] = useState<string | null>(null);
  const column = useRef<HTMLDivElement>(null);

  // Words that the outbox gave back are changed where they were written.
  useEffect(() => {
    if (draft.read() !== '') setStep('supportRequest');
  }, [draft]);

  const go = (next: Step) => {
    setStep(next);
    // What was pressed is gone: a keyboard goes on with what has come.
    requestAnimationFrame(() => column.current?.querySelector<HTMLElement>('input, button')?.focus());
  };

  return (
    <AccountFrame {...HEADS[step]} name={titles.recovery}>
      <div className="stack" ref={column}>
        {step === 'initial' && (
          <>
            <noscript>{texts.noScript}</noscript>
            <Button onClick={() => go('emailCheck')}>{texts.tryEmails}</Button>
            <Button look="quiet" onClick={() => go('supportRequest')}>
              {texts.support}
            </Button>
          </>
        )}
        {step === 'emailCheck' && <EmailCheck onSupport={() => go('supportRequest')} />}
        {step === 'supportRequest' &&
          (sent === null ? (
            <SupportRequest draft={draft} onSent={setSent} />
          ) : (
            <SupportSent opId={sent} onChange={() => setSent(null)} />
          ))}
      </div>
      <div className="row">
        {step !== 'initial' && (
          <Button look="quiet" onClick={() => go('initial')}>
            {texts.start}
          </Button>
        )}
        <Link className={step === 'initial' ? 'btn plain flush' : 'btn plain'} to="/login">
          {texts.back}
        </Link>
      </div>
    </AccountFrame>
  );
}
