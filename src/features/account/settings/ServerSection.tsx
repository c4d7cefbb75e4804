import { useState } from 'react';
import { saveAsFile } from '../../../components/save-as-file.ts';
import { useDirect } from '../../../hooks/direct.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';

const texts = settings.server;

export function ServerSection({ online }: { online: boolean }) {
  const ask = useDirect();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFault(null);
    const answer = await ask((own) => own.download());
    if (answer.ok) saveAsFile(document, 'baraza-my-data.json', answer.value, 'application/json');
    else setFault(texts.failed(answer.message));
    setBusy(false);
  };
  return (
    <Section id="data" title={texts.title} lead={texts.lead}>
      {fault && <Notice tone="error">{fault}</Notice>}
      <span>
        <Button look="quiet" disabled={!online} busy={busy ? texts.saving : undefined} onClick={() => void download()}>
          {texts.save}
        </Button>
      </span>
    </Section>
  );
}
