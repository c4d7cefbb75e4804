import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DELETE_WORD } from '../../../contract/account.ts';
import { deletionFaults, proofOf } from '../../../domain/settings-rules.ts';
import { useDirect } from '../../../hooks/direct.ts';
import { useSession } from '../../../hooks/session.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { ProofField } from '../proof/ProofField.tsx';
import { useProof } from '../proof/use-proof.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './section-props.ts';

const texts = settings.deletion;

/** The word is typed and the person known; then nothing of the account is left, on the server or on this device. */
export function DeletionSection({ account, online, details }: SectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Section id="deletion" title={texts.title} lead={texts.lead}>
      <span>
        <Button look="danger" disabled={!online || !details} onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      </span>
      {asking && (
        <DeletionDialog
          email={account.email}
          hasPassword={details?.hasPassword ?? true}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

interface DeletionDialogProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

function DeletionDialog({ email, hasPassword, onClose }: DeletionDialogProps) {
  const ask = useDirect();
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const way = useProof(hasPassword);
  const signInKept = useRef(false);
  const { busy, form, field } = useAuthForm({
    empty: { confirmation: '', proof: '' },
    faultsOf: (values) => deletionFaults(values, DELETE_WORD, texts.wordFault(DELETE_WORD), way.kind),
    send: async ({ proof }) => {
      const outcome = await ask((own) => own.remove(proofOf(way.kind, proof)));
      if (!outcome.ok) return outcome;
      signInKept.current = outcome.value.signInKept;
      await session.signOut({ keepReports: false });
      return { ok: true };
    },
    failed: texts.failed,
    onDone() {
      toast(signInKept.current ? texts.emptied : texts.deleted);
      void navigate('/');
    },
  });
  return (
    <Modal title={texts.dialogTitle} onClose={onClose}>
      <AuthForm form={form} lead={<p>{texts.dialogText}</p>}>
        <Field label={texts.word(DELETE_WORD)} type="text" autoComplete="off" {...field('confirmation')} />
        <ProofField label={texts.password} email={email} way={way} field={field} />
        <div className="row">
          <Button type="submit" look="danger" busy={busy ? texts.deleting : undefined}>
            {texts.submit}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </AuthForm>
    </Modal>
  );
}
