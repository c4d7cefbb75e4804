import { useState } from 'react';
import * as calls from '../../../contract/admin/credit-config.ts';
import { CreditType } from '../../../contract/credits.ts';
import { PlanId } from '../../../contract/plans.ts';
import { Field } from '../../../ui/Field.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { dayWords } from '../parts/measures.ts';
import { Select } from '../parts/Select.tsx';
import type { FormEnd } from '../parts/use-dialog-state.ts';
import { creditConfig as texts } from './messages.ts';
import { nextWeek, WeekSelect } from './WeekSelect.tsx';

interface FormProps extends FormEnd {
  config: calls.CreditConfig;
}

function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <Field
      label={texts.email}
      type="email"
      required
      maxLength={254}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function SetPlan({ config, ...end }: FormProps) {
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState<PlanId>('pro');
  const [from, setFrom] = useState(config.week.start);
  return (
    <ActForm
      call={calls.setPersonPlan}
      request={{ body: { email, plan, from } }}
      title={texts.setPlan}
      doIt={texts.save}
      doing={texts.saving}
      {...end}
    >
      <EmailField value={email} onChange={setEmail} />
      <Select
        label={texts.plan}
        value={plan}
        options={PlanId.options.map((id) => [id, texts.planNames[id]] as const)}
        onChange={(id) => setPlan(PlanId.options.find((known) => known === id) ?? plan)}
      />
      <WeekSelect config={config} value={from} onChange={setFrom} />
      <p className="muted">{texts.thisWeekHint}</p>
    </ActForm>
  );
}

export function SetOwnAmount({ config, ...end }: FormProps) {
  const [email, setEmail] = useState('');
  const [type, setType] = useState<CreditType>('market_validation');
  const [weekly, setWeekly] = useState('');
  const [from, setFrom] = useState(config.week.start);
  return (
    <ActForm
      call={calls.setPersonAmount}
      request={{ body: { email, credit_type: type, weekly: weekly === '' ? null : Number(weekly), from } }}
      title={texts.setAmount}
      doIt={texts.save}
      doing={texts.saving}
      {...end}
    >
      <EmailField value={email} onChange={setEmail} />
      <Select
        label={texts.type}
        value={type}
        options={CreditType.options.map((id) => [id, texts.types[id]] as const)}
        onChange={(id) => setType(CreditType.options.find((known) => known === id) ?? type)}
      />
      <Field
        label={texts.ownAmount}
        hint={texts.ownHint}
        type="number"
        min={0}
        max={calls.MOST_CREDITS}
        value={weekly}
        onChange={({ target }) => setWeekly(target.value)}
      />
      <WeekSelect config={config} value={from} onChange={setFrom} />
      <p className="muted">{texts.thisWeekHint}</p>
      {weekly !== '' && <p role="status">{texts.from(dayWords(from), Number(weekly))}</p>}
    </ActForm>
  );
}

export function Exempt({ config, ...end }: FormProps) {
  const [email, setEmail] = useState('');
  return (
    <ActForm
      call={calls.setExemption}
      request={{ body: { email, exempt: true, from: config.week.start } }}
      title={texts.exempt}
      doing={texts.saving}
      {...end}
    >
      <p>{texts.exemptText}</p>
      <EmailField value={email} onChange={setEmail} />
    </ActForm>
  );
}

export function EndExemption({ config, person, ...end }: FormProps & { person: calls.SpecialPerson }) {
  const email = person.email ?? '';
  const [from, setFrom] = useState(nextWeek(config));
  return (
    <ActForm
      call={calls.setExemption}
      request={{ body: { email, exempt: false, from } }}
      title={texts.endTitle}
      doIt={texts.endExemption}
      doing={texts.saving}
      {...end}
    >
      <p>{texts.endText(email)}</p>
      <WeekSelect config={config} value={from} onChange={setFrom} />
    </ActForm>
  );
}
