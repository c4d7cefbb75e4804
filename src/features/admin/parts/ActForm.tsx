import type { ReactNode } from 'react';
import type { AdminCall } from '../../../contract/admin/call.ts';
import { type DataOf, type Requested, useAct } from '../../../hooks/server-calls.ts';
import { ActDialog } from './ActDialog.tsx';

interface ActFormProps<C extends AdminCall> {
  call: C;
  /** What is sent, as the form stands. */
  request: Omit<Requested<C>, 'call' | 'opId'>;
  title: string;
  /** On the button that does it; the title, where nothing else is said. */
  doIt?: string;
  doing: string;
  isDestructive?: boolean;
  /** False while something that is needed is missing: the button waits for it. */
  isReady?: boolean;
  onDone: (data: DataOf<C>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** One act, asked for in a dialog and sent from there; whoever opened it is told when it is done. */
export function ActForm<C extends AdminCall>(props: ActFormProps<C>) {
  const { call, request, title, doIt = title, doing, isDestructive = false, isReady = true } = props;
  const { onDone, onClose, children } = props;
  const { send, busy, failure } = useAct(call);
  const act = async () => {
    const done = await send(request);
    if (done !== null) onDone(done);
  };
  return (
    <ActDialog
      title={title}
      doIt={doIt}
      doing={doing}
      isDestructive={isDestructive}
      isReady={isReady}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void act()}
      onClose={onClose}
    >
      {children}
    </ActDialog>
  );
}
