import { useState } from 'react';
import * as calls from '../../../contract/admin/credit-config.ts';
import { CreditType } from '../../../contract/credits.ts';
import { PlanId } from '../../../contract/plans.ts';
import { useAct } from '../../../hooks/back-office.ts';
import { Field } from '../../../ui/Field.tsx';
import { ActDialog } from '../parts/ActDialog.tsx';
import { dayWords } from '../parts/measures.ts';
import { Select } from '../parts/Select.tsx';
import { creditConfig as texts } from './messages.ts';
import { nextWeek, WeekSelect } from './WeekSelect.tsx';

interface FormProps {
  config: calls.CreditConfig;
  onClose: () => void;
  onDone: () => void;
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

export function SetPlan({ config, onClose, onDone }: FormProps) {
  const { send, busy, failure } = useAct(calls.setPersonPlan);
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState<PlanId>('pro');
  const [from, setFrom] = useState(config.week.start);
  const save = async () => {
    if ((await send({ body: { email, plan, from } })) !== null) onDone();
  };
  return (
    <ActDialog
      title={texts.setPlan}
      doIt={texts.save}
      doing={texts.saving}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void save()}
      onClose={onClose}
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
    </ActDialog>
  );
}

export function SetOwnAmount({ config, onClose, onDone }: FormProps) {
  const { send, busy, failure } = useAct(calls.setPersonAmount);
  const [email, setEmail] = useState('');
  const [type, setType] = useState<CreditType>('market_validation');
  const [weekly, setWeekly] = useState('');
  const [from, setFrom] = useState(config.week.start);
  const save = async () => {
    const body = { email, credit_type: type, weekly: weekly === '' ? null : Number(weekly), from };
    if ((await send({ body })) !== null) onDone();
  };
  return (
    <ActDialog
      title={texts.setAmount}
      doIt={texts.save}
      doing={texts.saving}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void save()}
      onClose={onClose}
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
    </ActDialog>
  );
}

export function Exempt({ config, onClose, onDone }: FormProps) {
  const { send, busy, failure } = useAct(calls.setExemption);
  const [email, setEmail] = useState('');
  const save = async () => {
    if ((await send({ body: { email, exempt: true, from: config.week.start } })) !== null) onDone();
  };
  return (
    <ActDialog
      title={texts.exempt}
      doIt={texts.exempt}
      doing={texts.saving}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void save()}
      onClose={onClose}
    >
      <p>{texts.exemptText}</p>
      <EmailField value={email} onChange={setEmail} />
    </ActDialog>
  );
}

export function EndExemption({ config, person, onClose, onDone }: FormProps & { person: calls.SpecialPerson }) {
  const { send, busy, failure } = useAct(calls.setExemption);
  const email = person.email ?? '';
  const [from, setFrom] = useState(nextWeek(config));
  const save = async () => {
    if ((await send({ body: { email, exempt: false, from } })) !== null) onDone();
  };
  return (
    <ActDialog
      title={texts.endTitle}
      doIt={texts.endExemption}
      doing={texts.saving}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void save()}
      onClose={onClose}
    >
      <p>{texts.endText(email)}</p>
      <WeekSelect config={config} value={from} onChange={setFrom} />
    </ActDialog>
  );
}
