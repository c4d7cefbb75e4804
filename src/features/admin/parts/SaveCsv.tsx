import { useState } from 'react';
import { saveAsFile } from '../../../components/save-as-file.ts';
import type { AdminCall } from '../../../contract/admin/call.ts';
import type { Result } from '../../../domain/working-copy.ts';
import { type Requested, useFetch } from '../../../hooks/server-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { admin as texts } from '../messages.ts';

/** A list as it is filtered, as a file for a spreadsheet. */
export function SaveCsv<C extends AdminCall>({ request, name }: { request: Requested<C>; name: string }) {
  const fetchOnce = useFetch();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setFault(null);
    const answer = (await fetchOnce(request)) as Result<{ data: { csv: string } }>;
    setBusy(false);
    if (!answer.ok) return setFault(answer.message);
    // The mark tells spreadsheets that this is UTF-8.
    saveAsFile(document, `${name}.csv`, `\uFEFF${answer.value.data.csv}`, 'text/csv');
  };
  return (
    <>
      <Button look="quiet" busy={busy ? texts.saving : undefined} onClick={() => void save()}>
        {texts.saveCsv}
      </Button>
      {fault && <Notice tone="error">{fault}</Notice>}
    </>
  );
}
