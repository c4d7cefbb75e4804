import { useState } from 'react';
import { type Enrolment, useAccountActions } from '../../../hooks/account-actions.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { formatDate } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { EnrolForm } from './EnrolForm.tsx';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

const DAY = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

const texts = settings.factors;

/** Setting an authenticator app up, and removing it (readings: Accounts). */
export function FactorSection({ online, details, refresh }: SectionProps) {
  const act = useAccountActions();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);

  const begin = async () => {
    setBusy(true);
    setFault(null);
    // Names must differ within an account; an attempt that was given up may still have the last one.
    const answer = await act((account) => account.enrol(`Baraza ${new Date().toISOString().slice(0, 19)}`));
    if (answer.ok) setEnrolment(answer.value);
    else setFault(texts.failed(answer.message));
    setBusy(false);
  };
  const giveUp = (id: string) => {
    setEnrolment(null);
    void act((account) => account.removeFactor(id));
  };
  const remove = async (id: string) => {
    setBusy(true);
    setFault(null);
    const outcome = await act((account) => account.removeFactor(id));
    setBusy(false);
    setRemoving(null);
    if (!outcome.ok) return setFault(texts.failed(outcome.message));
    toast(texts.removed);
    refresh();
  };

  const factors = details?.factors ?? [];
  return (
    <Section id="authenticator" title={texts.title} lead={texts.lead}>
      {fault && <Notice tone="error">{fault}</Notice>}
      {factors.map((factor) => (
        <div className="row" key={factor.id}>
          <span>
            {texts.on}
            {factor.createdAt && <small> {texts.since(formatDate(factor.createdAt, DAY))}</small>}
          </span>
          <Button look="quiet" className="push" disabled={!online} onClick={() => setRemoving(factor.id)}>
            {texts.remove}
          </Button>
        </div>
      ))}
      {details && factors.length === 0 && enrolment === null && (
        <span>
          <Button look="quiet" disabled={!online} busy={busy ? texts.adding : undefined} onClick={() => void begin()}>
            {texts.add}
          </Button>
        </span>
      )}
      {!details && online && <p className="muted">{settings.loading}</p>}
      {enrolment && (
        <EnrolForm
          online={online}
          enrolment={enrolment}
          onCancel={() => giveUp(enrolment.id)}
          onDone={() => {
            setEnrolment(null);
            toast(texts.turnedOn);
            refresh();
          }}
        />
      )}
      {removing !== null && (
        <Modal title={texts.removeTitle} onClose={() => setRemoving(null)}>
          <p>{texts.removeText}</p>
          <div className="row">
            <Button look="danger" busy={busy ? texts.removing : undefined} onClick={() => void remove(removing)}>
              {texts.remove}
            </Button>
            <Button look="quiet" onClick={() => setRemoving(null)}>
              {texts.cancel}
            </Button>
          </div>
        </Modal>
      )}
    </Section>
  );
}
