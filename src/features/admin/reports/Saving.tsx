import { useState } from 'react';
import {
  type CustomReport,
  changeReport,
  type ReportDefinition,
  saveReport,
} from '../../../contract/admin/custom-reports.ts';
import { useAct } from '../../../hooks/server-calls.ts';
import { Field } from '../../../ui/Field.tsx';
import { ActDialog } from '../parts/ActDialog.tsx';
import { reports as texts } from './messages.ts';

interface SavingProps {
  definition: ReportDefinition;
  /** The kept report that is changed; none for a new one. */
  edited: CustomReport | null;
  onClose: () => void;
  onSaved: (report: CustomReport) => void;
}

/** Keeps a report under a name. */
export function Saving({ definition, edited, onClose, onSaved }: SavingProps) {
  const saved = useAct(saveReport);
  const changed = useAct(changeReport);
  const [name, setName] = useState(edited?.name ?? '');
  const save = async () => {
    const body = { name, definition };
    const answer = await (edited ? changed.send({ params: { id: edited.id }, body }) : saved.send({ body }));
    if (answer === null) return;
    const mine = { owner: null, is_own: true };
    onSaved({ ...mine, ...edited, id: answer.id, ...body, updated_at: new Date().toISOString() });
  };
  return (
    <ActDialog
      title={texts.saveTitle}
      doIt={texts.doSave}
      doing={texts.saving}
      busy={saved.busy || changed.busy}
      fault={saved.failure?.message ?? changed.failure?.message ?? null}
      onDo={() => void save()}
      onClose={onClose}
    >
      <Field
        label={texts.name}
        required
        maxLength={120}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ActDialog>
  );
}
