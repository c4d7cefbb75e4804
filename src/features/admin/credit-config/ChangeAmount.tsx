import { useState } from 'react';
import {
  type CreditConfig,
  MOST_CREDITS,
  type PlanFigures,
  setPlanAmount,
} from '../../../contract/admin/credit-config.ts';
import { Field } from '../../../ui/Field.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { dayWords } from '../parts/measures.ts';
import type { FormEnd } from '../parts/use-dialog-state.ts';
import { creditConfig as texts } from './messages.ts';
import { nextWeek, WeekSelect } from './WeekSelect.tsx';

interface ChangeAmountProps extends FormEnd {
  config: CreditConfig;
  figures: PlanFigures;
}

export function ChangeAmount({ config, figures, onClose, onDone }: ChangeAmountProps) {
  const [weekly, setWeekly] = useState(String(figures.now));
  const [from, setFrom] = useState(nextWeek(config));
  // The form was made upon what it opened with, whatever is read meanwhile.
  const [version] = useState(config.version);
  const { plan, credit_type } = figures;
  return (
    <ActForm
      call={setPlanAmount}
      request={{ body: { plan, credit_type, weekly: Number(weekly), from, version } }}
      title={texts.changeTitle(texts.planNames[plan], texts.types[credit_type])}
      doIt={texts.save}
      doing={texts.saving}
      onDone={onDone}
      onClose={onClose}
    >
      <Field
        label={texts.amount}
        type="number"
        required
        min={0}
        max={MOST_CREDITS}
        value={weekly}
        onChange={({ target }) => setWeekly(target.value)}
      />
      <WeekSelect config={config} value={from} onChange={setFrom} />
      <p className="muted">{texts.thisWeekHint}</p>
      {weekly !== '' && <p role="status">{texts.from(dayWords(from), Number(weekly))}</p>}
    </ActForm>
  );
}
