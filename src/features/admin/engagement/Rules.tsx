import { useState } from 'react';
import { ALERT_RULES, type AlertRule, changeAlertRule, listAlertRules } from '../../../contract/admin/engagement.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import { useOwnRoles } from '../parts/own-roles.ts';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { type FormEnd, useDialogState } from '../parts/use-dialog-state.ts';
import { engagement as texts } from './messages.ts';

/** What makes an alert; a super_admin changes the numbers. */
export function Rules() {
  const isOwner = useOwnRoles().includes('super_admin');
  const looked = useLook({ call: listAlertRules });
  const { chosen, choose, end } = useDialogState<AlertRule>();
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
                onClick={() => choose(rule)}
              >
                {texts.change}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <QueryBoundary looked={looked}>
      {({ rules }) => (
        <>
          <FactTable caption={texts.rules} columns={columns} rows={rules} keyOf={({ name }) => name} />
          <p className="muted">{texts.everyQuarter}</p>
          {chosen && <ChangeRule rule={chosen} {...end} />}
        </>
      )}
    </QueryBoundary>
  );
}

interface ChangeRuleProps extends FormEnd {
  rule: AlertRule;
}

function ChangeRule({ rule, onClose, onDone }: ChangeRuleProps) {
  const [threshold, setThreshold] = useState(String(rule.threshold));
  const [enabled, setEnabled] = useState(rule.enabled);
  const { min, max } = ALERT_RULES[rule.name];
  return (
    <ActForm
      call={changeAlertRule}
      request={{ params: { name: rule.name }, body: { threshold: Number(threshold), enabled, version: rule.version } }}
      title={texts.names[rule.name]}
      doIt={texts.save}
      doing={texts.saving}
      onDone={onDone}
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
    </ActForm>
  );
}
