import { useState } from 'react';
import { AdminRole } from '../../../contract/admin/roles.ts';
import * as calls from '../../../contract/admin/users.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { admin as shared } from '../messages.ts';
import { ActForm } from '../parts/ActForm.tsx';
import { useOwnRoles } from '../parts/own-roles.ts';
import { WriteTo } from '../parts/person.tsx';
import { type FormEnd, useDialogState } from '../parts/use-dialog-state.ts';
import { users as texts } from './messages.ts';

interface ActProps {
  readonly user: calls.AdminUser;
}

type Open = 'disable' | 'sign-out' | 'reset' | 'exempt';

/** What an administrator may do about a person. Each act asks first, and stands in the audit log. */
export function PersonActs({ user }: ActProps) {
  const { chosen: open, choose, end } = useDialogState<Open>();
  const isOwner = useOwnRoles().includes('super_admin');
  const act = { user, ...end };
  const isDisabled = user.status === 'disabled';
  return (
    <section className="stack tight">
      <h3>{texts.acts}</h3>
      <div className="row">
        <WriteTo email={user.email} subject={texts.subject} />
        <Button look="quiet" onClick={() => choose('reset')}>
          {texts.reset}
        </Button>
        <Button look="quiet" onClick={() => choose('sign-out')}>
          {texts.signOut}
        </Button>
        <Button look="quiet" onClick={() => choose('disable')}>
          {isDisabled ? texts.enable : texts.disable}
        </Button>
        {isOwner && (
          <Button look="quiet" onClick={() => choose('exempt')}>
            {user.is_exempt ? texts.limitAgain : texts.freeFromLimit}
          </Button>
        )}
      </div>
      {open === 'disable' && <Disable {...act} />}
      {open === 'sign-out' && <SignOut {...act} />}
      {open === 'reset' && <Reset {...act} />}
      {open === 'exempt' && <Exempt {...act} />}
    </section>
  );
}

/** What makes somebody one of the team stands apart from what helps them: it opens other people's accounts. */
export function Roles({ user }: ActProps) {
  const { chosen, choose, end } = useDialogState<AdminRole>();
  if (!useOwnRoles().includes('super_admin')) return null;
  return (
    <section className="card stack tight">
      <h3>{texts.team}</h3>
      <p className="muted">{texts.teamText}</p>
      <div className="row">
        {AdminRole.options.map((role) => (
          <Button key={role} look="plain" onClick={() => choose(role)}>
            {(user.roles.includes(role) ? texts.take : texts.give)(shared.roles[role])}
          </Button>
        ))}
      </div>
      {chosen !== null && <ChangeRole role={chosen} user={user} {...end} />}
    </section>
  );
}

interface DialogProps extends FormEnd {
  readonly user: calls.AdminUser;
}

function Disable({ user, ...end }: DialogProps) {
  const [reason, setReason] = useState('');
  const disabled = user.status !== 'disabled';
  return (
    <ActForm
      call={calls.disableUser}
      request={{ params: { id: user.id }, body: { disabled, reason } }}
      title={disabled ? texts.disable : texts.enable}
      doing={disabled ? texts.disabling : texts.enabling}
      isDestructive={disabled}
      isReady={reason.trim() !== ''}
      {...end}
    >
      <p>{(disabled ? texts.disableText : texts.enableText)(user.email)}</p>
      <Field
        label={texts.reason}
        hint={texts.reasonHint}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActForm>
  );
}

function SignOut({ user, onClose, onDone }: DialogProps) {
  const toast = useToast();
  return (
    <ActForm
      call={calls.signUserOut}
      request={{ params: { id: user.id }, body: {} }}
      title={texts.signOut}
      doing={texts.signingOut}
      onDone={({ ended }) => {
        toast(texts.signedOut(ended));
        onDone();
      }}
      onClose={onClose}
    >
      <p>{texts.signOutText(user.email)}</p>
    </ActForm>
  );
}

function Reset({ user, onClose, onDone }: DialogProps) {
  const toast = useToast();
  return (
    <ActForm
      call={calls.sendResetLink}
      request={{ params: { id: user.id }, body: {} }}
      title={texts.reset}
      doing={texts.sending}
      onDone={() => {
        toast(texts.resetSent);
        onDone();
      }}
      onClose={onClose}
    >
      <p>{texts.resetText(user.email)}</p>
    </ActForm>
  );
}

function Exempt({ user, ...end }: DialogProps) {
  const exempt = !user.is_exempt;
  return (
    <ActForm
      call={calls.exemptUser}
      request={{ params: { id: user.id }, body: { exempt } }}
      title={exempt ? texts.freeFromLimit : texts.limitAgain}
      doing={texts.saving}
      {...end}
    >
      <p>{(exempt ? texts.freeText : texts.limitText)(user.email)}</p>
    </ActForm>
  );
}

function ChangeRole({ user, role, ...end }: DialogProps & { role: AdminRole }) {
  const held = !user.roles.includes(role);
  return (
    <ActForm
      call={calls.changeRole}
      request={{ params: { id: user.id }, body: { role, held } }}
      title={(held ? texts.give : texts.take)(shared.roles[role])}
      doing={texts.saving}
      {...end}
    >
      <p>{texts.roleText(user.email)}</p>
    </ActForm>
  );
}
