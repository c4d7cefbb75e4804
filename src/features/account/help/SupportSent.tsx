import { useEffect, useRef } from 'react';
import { VisitorSent } from '../../../components/VisitorSent.tsx';
import { useToast } from '../../../hooks/toasts.ts';
import { useVisitorsSending } from '../../../hooks/use-visitor.ts';
import { recovery as texts } from './messages.ts';

/** What became of a request; that it arrived or was refused is also said by a toast. */
export function SupportSent({ opId, onChange }: { opId: string; onChange: () => void }) {
  const toast = useToast();
  const sending = useVisitorsSending(opId);
  const takenBack = useRef(false);
  const state = sending?.state;
  const reason = sending?.state === 'failed' ? sending.message || texts.notSent : '';

  useEffect(() => {
    if (takenBack.current) return;
    if (state === 'gone') toast(texts.sentToast);
    if (state === 'failed') toast(texts.failedToast(reason), 'error');
  }, [state, reason, toast]);

  return (
    <VisitorSent
      opId={opId}
      texts={texts}
      arrived={texts.sent}
      refused={(why) => (
        <>
          <span>{texts.notSent}</span>
          {why !== '' && why !== texts.notSent && <small>{why}</small>}
        </>
      )}
      onTakeBack={() => {
        takenBack.current = true;
      }}
      onChange={onChange}
    />
  );
}
