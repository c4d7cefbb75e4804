import { withdrawChange } from '../../../contract/admin/credit-config.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { useAct } from '../../../hooks/back-office.ts';
import { ActDialog } from '../parts/ActDialog.tsx';
import { creditConfig as texts } from './messages.ts';

export interface Withdrawn extends BodyOf<typeof withdrawChange> {
  /** What would have happened. */
  readonly words: string;
}

interface WithdrawProps {
  withdrawn: Withdrawn;
  onClose: () => void;
  onDone: () => void;
}

export function Withdraw({ withdrawn, onClose, onDone }: WithdrawProps) {
  const { send, busy, failure } = useAct(withdrawChange);
  const doIt = async () => {
    if ((await send({ body: { change: withdrawn.change } })) !== null) onDone();
  };
  return (
    <ActDialog
      title={texts.withdrawTitle}
      doIt={texts.withdraw}
      doing={texts.withdrawing}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void doIt()}
      onClose={onClose}
    >
      <p>{texts.withdrawText(withdrawn.words)}</p>
    </ActDialog>
  );
}
