import { useCallback } from 'react';
import { Sent } from '../../../components/Sent.tsx';
import { useToast } from '../../../hooks/toasts.ts';
import { recovery as texts } from './messages.ts';

export function SupportSent({ opId, onChange }: { opId: string; onChange: () => void }) {
  const toast = useToast();
  const ended = useCallback(
    (refused: string | null) => {
      if (refused === null) toast(texts.sentToast);
      else toast(texts.failedToast(refused), 'error');
    },
    [toast],
  );
  return <Sent opId={opId} texts={texts} onBack={onChange} onEnd={ended} />;
}
