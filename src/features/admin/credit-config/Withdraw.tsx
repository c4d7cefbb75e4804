import { withdrawChange } from '../../../contract/admin/credit-config.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { ActForm } from '../parts/ActForm.tsx';
import type { FormEnd } from '../parts/use-dialog-state.ts';
import { creditConfig as texts } from './messages.ts';

export interface Withdrawn extends BodyOf<typeof withdrawChange> {
  /** What would have happened. */
  readonly words: string;
}

export function Withdraw({ withdrawn, ...end }: FormEnd & { withdrawn: Withdrawn }) {
  return (
    <ActForm
      call={withdrawChange}
      request={{ body: { change: withdrawn.change } }}
      title={texts.withdrawTitle}
      doIt={texts.withdraw}
      doing={texts.withdrawing}
      {...end}
    >
      <p>{texts.withdrawText(withdrawn.words)}</p>
    </ActForm>
  );
}
