import { useState } from 'react';
import { saveAsFile } from '../../../components/save-as-file.ts';
import { type LocalDataPart, sizeInWords } from '../../../domain/local-data.ts';
import { useLocalData } from '../../../hooks/local-data.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { settings } from './messages.ts';
import { Section } from './Section.tsx';

const texts = settings.device;

/** What is kept here, by kind and size; taken along as a file, or removed. Works without the network. */
export function DeviceSection() {
  const { localData, parts } = useLocalData();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const text = (await localData?.asJson()) ?? '';
      saveAsFile(document, 'baraza-on-this-device.json', text, 'application/json');
    } catch {
      toast(texts.notSaved, 'error');
    }
    setBusy(false);
  };
  const remove = async () => {
    setBusy(true);
    try {
      await localData?.remove();
      toast(texts.removed);
    } catch {
      toast(texts.notRemoved, 'error');
    }
    setBusy(false);
    setAsking(false);
  };

  return (
    <Section id="device" title={texts.title} lead={texts.lead}>
      {parts ? <KeptTable parts={parts} /> : <p className="muted">{texts.reading}</p>}
      <div className="row">
        <Button
          look="quiet"
          disabled={!localData}
          busy={busy && !asking ? texts.saving : undefined}
          onClick={() => void save()}
        >
          {texts.save}
        </Button>
        <Button look="quiet" disabled={!localData} onClick={() => setAsking(true)}>
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

function KeptTable({ parts }: { parts: readonly LocalDataPart[] }) {
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
