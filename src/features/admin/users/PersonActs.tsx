import { type ReactNode, useState } from 'react';
import { AdminRole } from '../../../contract/admin/roles.ts';
import * as calls from '../../../contract/admin/users.ts';
import { useAct } from '../../../hooks/back-office.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { admin as shared } from '../messages.ts';
import { ActDialog } from '../parts/ActDialog.tsx';
import { useOwnRoles } from '../parts/own-roles.ts';
import { users as texts } from './messages.ts';

interface ActProps {
  readonly user: calls.AdminUser;
  /** The person's page is read again. */
  readonly onDone: () => void;
}

type Open = 'disable' | 'sign-out' | 'reset' | 'exempt' | AdminRole;

/** What an administrator may do about a person. Each act asks first, and stands in the audit log. */
export function PersonActs({ user, onDone }: ActProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const isOwner = useOwnRoles().includes('super_admin');
  const act = { user, onDone, onClose: () => setOpen(null) };
  const isDisabled = user.status === 'disabled';
  return (
    <section className="stack tight">
      <h3>{texts.acts}</h3>
      <div className="row">
        <Button look="quiet" onClick={() => setOpen('reset')}>
          {texts.reset}
        </Button>
        <Button look="quiet" onClick={() => setOpen('sign-out')}>
          {texts.signOut}
        </Button>
        <Button look="quiet" onClick={() => setOpen('disable')}>
          {isDisabled ? texts.enable : texts.disable}
        </Button>
        {isOwner && (
          <>
            <Button look="quiet" onClick={() => setOpen('exempt')}>
              {user.is_exempt ? texts.limitAgain : texts.freeFromLimit}
            </Button>
            {AdminRole.options.map((role) => (
              <Button key={role} look="quiet" onClick={() => setOpen(role)}>
                {(user.roles.includes(role) ? texts.take : texts.give)(shared.roles[role])}
              </Button>
            ))}
          </>
        )}
      </div>
      {open === 'disable' && <Disable {...act} />}
      {open === 'sign-out' && <SignOut {...act} />}
      {open === 'reset' && <Reset {...act} />}
      {open === 'exempt' && <Exempt {...act} />}
      {AdminRole.options.map((role) => open === role && <ChangeRole key={role} role={role} {...act} />)}
    </section>
  );
}

interface DialogProps extends ActProps {
  readonly onClose: () => void;
}

function Disable({ user, onDone, onClose }: DialogProps) {
  const { send, busy, failure } = useAct(calls.disableUser);
  const [reason, setReason] = useState('');
  const disabled = user.status !== 'disabled';
  const doIt = async () => {
    if ((await send({ params: { id: user.id }, body: { disabled, reason } })) === null) return;
    onDone();
    onClose();
  };
  return (
    <ActDialog
      title={disabled ? texts.disable : texts.enable}
      doIt={disabled ? texts.disable : texts.enable}
      doing={disabled ? texts.disabling : texts.enabling}
      isGrave={disabled}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void doIt()}
      onClose={onClose}
    >
      <p>{(disabled ? texts.disableText : texts.enableText)(user.email)}</p>
      <Field
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
}

function SignOut({ user, onDone, onClose }: DialogProps) {
  const { send, busy, failure } = useAct(calls.signUserOut);
  const toast = useToast();
  const doIt = async () => {
    const done = await send({ params: { id: user.id }, body: {} });
    if (done === null) return;
    toast(texts.signedOut(done.ended));
    onDone();
    onClose();
  };
  return (
    <Plain title={texts.signOut} doing={texts.signingOut} busy={busy} failure={failure} onDo={doIt} onClose={onClose}>
      {texts.signOutText(user.email)}
    </Plain>
  );
}

function Reset({ user, onDone, onClose }: DialogProps) {
  const { send, busy, failure } = useAct(calls.sendResetLink);
  const toast = useToast();
  const doIt = async () => {
    if ((await send({ params: { id: user.id }, body: {} })) === null) return;
    toast(texts.resetSent);
    onDone();
    onClose();
  };
  return (
    <Plain title={texts.reset} doing={texts.sending} busy={busy} failure={failure} onDo={doIt} onClose={onClose}>
      {texts.resetText(user.email)}
    </Plain>
  );
}

function Exempt({ user, onDone, onClose }: DialogProps) {
  const { send, busy, failure } = useAct(calls.exemptUser);
  const exempt = !user.is_exempt;
  const doIt = async () => {
    if ((await send({ params: { id: user.id }, body: { exempt } })) === null) return;
    onDone();
    onClose();
  };
  return (
    <Plain
      title={exempt ? texts.freeFromLimit : texts.limitAgain}
      doing={texts.saving}
      busy={busy}
      failure={failure}
      onDo={doIt}
      onClose={onClose}
    >
      {(exempt ? texts.freeText : texts.limitText)(user.email)}
    </Plain>
  );
}

function ChangeRole({ user, role, onDone, onClose }: DialogProps & { role: AdminRole }) {
  const { send, busy, failure } = useAct(calls.changeRole);
  const held = !user.roles.includes(role);
  const doIt = async () => {
    if ((await send({ params: { id: user.id }, body: { role, held } })) === null) return;
    onDone();
    onClose();
  };
  return (
    <Plain
      title={(held ? texts.give : texts.take)(shared.roles[role])}
      doing={texts.saving}
      busy={busy}
      failure={failure}
      onDo={doIt}
      onClose={onClose}
    >
      {texts.roleText(user.email)}
    </Plain>
  );
}

interface PlainProps {
  title: string;
  doing: string;
  busy: boolean;
  failure: { readonly message: string } | null;
  onDo: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A yes or no to one sentence. */
function Plain({ title, doing, busy, failure, onDo, onClose, children }: PlainProps) {
  return (
    <ActDialog
      title={title}
      doIt={title}
      doing={doing}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void onDo()}
      onClose={onClose}
    >
      <p>{children}</p>
    </ActDialog>
  );
}
