import { useState } from 'react';
import { type CreditConfig, setResetDay } from '../../../contract/admin/credit-config.ts';
import { formatDay } from '../../../lib/locale.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { dayWords } from '../parts/measures.ts';
import { type FormEnd, useDialogState } from '../parts/use-dialog-state.ts';
import { creditConfig as texts } from './messages.ts';
import type { Withdrawn } from './Withdraw.tsx';

interface ResetDayProps {
  config: CreditConfig;
  onWithdraw: (withdrawn: Withdrawn) => void;
}

const weekday = (day: string) => formatDay(day, { weekday: 'long' });

/** On which day of the week credits come back, and from when on another one. */
export function ResetDay({ config, onWithdraw }: ResetDayProps) {
  const { chosen, choose, end } = useDialogState<'day'>();
  const coming = config.resets.filter(({ from }) => from > config.week.start);
  return (
    <section className="stack tight">
      <h3>{texts.resetTitle}</h3>
      <p>{texts.resetNow(weekday(config.week.start))}</p>
      {coming.map(({ from, withdrawable }) => (
        <p key={from} className="row">
          <span>{texts.resetComing(dayWords(from))}</span>
          {withdrawable && (
            <Button
              look="plain"
              onClick={() => onWithdraw({ change: { kind: 'reset', from }, words: texts.resetComing(dayWords(from)) })}
            >
              {texts.withdraw}
            </Button>
          )}
        </p>
      ))}
      <p>
        <Button look="quiet" onClick={() => choose('day')}>
          {texts.resetChange}
        </Button>
      </p>
      {chosen && <ChangeDay config={config} {...end} />}
    </section>
  );
}

interface ChangeDayProps extends FormEnd {
  config: CreditConfig;
}

function ChangeDay({ config, onClose, onDone }: ChangeDayProps) {
  const [from, setFrom] = useState('');
  const [version] = useState(config.version);
  return (
    <ActForm
      call={setResetDay}
      request={{ body: { from, version } }}
      title={texts.resetTitle}
      doIt={texts.save}
      doing={texts.saving}
      onDone={onDone}
      onClose={onClose}
    >
      <Field
        label={texts.resetFrom}
        hint={texts.resetHint}
        type="date"
        required
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      {from !== '' && <p role="status">{texts.resetPreview(weekday(from), dayWords(from))}</p>}
    </ActForm>
  );
}
