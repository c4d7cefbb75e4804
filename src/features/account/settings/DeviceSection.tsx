import { useState } from 'react';
import { saveAsFile } from '../../../components/save-as-file.ts';
import { type KeptPart, sizeInWords } from '../../../domain/kept.ts';
import { useKept } from '../../../hooks/kept.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';

const texts = settings.device;

/** What is kept here, by kind and size; taken along as a file, or removed. Works without the network. */
export function DeviceSection() {
  const { kept, parts } = useKept();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const text = (await kept?.asJson()) ?? '';
      saveAsFile(document, 'baraza-on-this-device.json', text, 'application/json');
    } catch {
      toast(texts.notSaved, 'error');
    }
    setBusy(false);
  };
  const remove = async () => {
    setBusy(true);
    try {
      await kept?.remove();
      toast(texts.removed);
    } catch {
      toast(texts.notRemoved, 'error');
    }
    setBusy(false);
    setAsking(false);
  };

  return (
    <Section title={texts.title} lead={texts.lead}>
      {parts ? <KeptTable parts={parts} /> : <p className="muted">{texts.reading}</p>}
      <div className="row">
        <Button
          look="quiet"
          disabled={!kept}
          busy={busy && !asking ? texts.saving : undefined}
          onClick={() => void save()}
        >
          {texts.save}
        </Button>
        <Button look="quiet" disabled={!kept} onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      {asking && (
        <Modal title={texts.removeTitle} onClose={() => setAsking(false)}>
          <p>{texts.removeText}</p>
          <div className="row">
            <Button look="danger" busy={busy ? texts.removing : undefined} onClick={() => void remove()}>
              {texts.remove}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
          </div>
        </Modal>
      )}
    </Section>
  );
}

function KeptTable({ parts }: { parts: readonly KeptPart[] }) {
  const together = parts.reduce((sum, part) => sum + part.bytes, 0);
  return (
    <table className="kept">
      <thead>
        <tr>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.count}</th>
          <th scope="col">{texts.size}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.kind}>
            <th scope="row">{texts.kinds[part.kind]}</th>
            <td>{part.count}</td>
            <td>{sizeInWords(part.bytes)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td />
          <td>{sizeInWords(together)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
