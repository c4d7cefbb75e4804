import { useState } from 'react';
import { ALERT_RULES, type AlertRule, changeAlertRule, listAlertRules } from '../../../contract/admin/engagement.ts';
import { useAct, useLook } from '../../../hooks/back-office.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ActDialog } from '../parts/ActDialog.tsx';
import { Looking } from '../parts/Looking.tsx';
import { useOwnRoles } from '../parts/own-roles.ts';
import { engagement as texts } from './messages.ts';

/** What makes an alert; a super_admin changes the numbers. */
export function Rules() {
  const isOwner = useOwnRoles().includes('super_admin');
  const looked = useLook({ call: listAlertRules });
  const [changing, setChanging] = useState<AlertRule | null>(null);
  const columns: readonly Column<AlertRule>[] = [
    { key: 'rule', head: texts.ruleHeads.rule, cell: ({ name }) => texts.names[name] },
    { key: 'says', head: texts.ruleHeads.says, cell: ({ name, threshold }) => texts.says(name, threshold) },
    { key: 'state', head: texts.ruleHeads.state, cell: ({ enabled }) => (enabled ? texts.on : texts.off) },
    { key: 'open', head: texts.ruleHeads.open, isNumber: true, cell: ({ open }) => open },
    ...(isOwner
      ? [
          {
            key: 'acts',
            head: '',
            cell: (rule: AlertRule) => (
              <Button
                look="quiet"
                aria-label={`${texts.change}: ${texts.names[rule.name]}`}
                onClick={() => setChanging(rule)}
              >
                {texts.change}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Looking looked={looked}>
      {({ rules }) => (
        <>
          <FactTable caption={texts.rules} columns={columns} rows={rules} keyOf={({ name }) => name} />
          <p className="muted">{texts.everyQuarter}</p>
          {changing && (
            <ChangeRule
              rule={changing}
              onClose={() => setChanging(null)}
              onStale={looked.refresh}
              onDone={() => {
                setChanging(null);
                looked.refresh();
              }}
            />
          )}
        </>
      )}
    </Looking>
  );
}

interface ChangeRuleProps {
  rule: AlertRule;
  onClose: () => void;
  onDone: () => void;
  onStale: () => void;
}

function ChangeRule({ rule, onClose, onDone, onStale }: ChangeRuleProps) {
  const { send, busy, failure } = useAct(changeAlertRule);
  const [threshold, setThreshold] = useState(String(rule.threshold));
  const [enabled, setEnabled] = useState(rule.enabled);
  const { min, max } = ALERT_RULES[rule.name];
  const save = async () => {
    const body = { threshold: Number(threshold), enabled, version: rule.version };
    if ((await send({ params: { name: rule.name }, body })) !== null) onDone();
    else onStale();
  };
  return (
    <ActDialog
      title={texts.names[rule.name]}
      doIt={texts.save}
      doing={texts.saving}
      busy={busy}
      fault={failure?.message ?? null}
      onDo={() => void save()}
      onClose={onClose}
    >
      <Field
        label={texts.threshold[rule.name]}
        hint={texts.range(min, max)}
        type="number"
        required
        min={min}
        max={max}
        value={threshold}
        onChange={({ target }) => setThreshold(target.value)}
      />
      <Choice
        label={texts.enabled}
        value={enabled ? 'on' : 'off'}
        options={[
          { value: 'on', text: texts.on },
          { value: 'off', text: texts.off },
        ]}
        onChange={(next) => setEnabled(next === 'on')}
      />
    </ActDialog>
  );
}
