import { useEffect, useState } from 'react';
import { useAccountActions } from '../../../hooks/account-actions.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';

const texts = settings.sharing;

/** Whether what was written before a starter kit may be read by those who write playbooks (readings: starter kits). */
export function SharingSection({ online }: { online: boolean }) {
  const act = useAccountActions();
  const [shares, setShares] = useState<boolean | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (!online) return;
    let gone = false;
    void act((port) => port.sharesUnmatched()).then((answer) => {
      if (!gone && answer.ok) setShares(answer.value);
    });
    return () => {
      gone = true;
    };
  }, [act, online]);
  const change = async (next: boolean) => {
    setFault(null);
    setShares(next);
    const answer = await act((port) => port.shareUnmatched(next));
    if (answer.ok) return;
    setShares(!next);
    setFault(texts.failed(answer.message));
  };
  return (
    <Section id="sharing" title={texts.title} lead={texts.lead}>
      {fault && <Notice tone="error">{fault}</Notice>}
      <label className="row">
        <input
          type="checkbox"
          checked={shares ?? false}
          disabled={!online || shares === null}
          onChange={({ target }) => void change(target.checked)}
        />
        {texts.share}
      </label>
    </Section>
  );
}
