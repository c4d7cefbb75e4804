import { useState } from 'react';
import * as v from 'valibot';
import { changeSetting, SETTINGS, type Setting } from '../../../contract/admin/settings.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { ActForm } from '../parts/ActForm.tsx';
import type { FormEnd } from '../parts/use-dialog-state.ts';
import { settings as texts } from './messages.ts';

interface ChangeProps extends FormEnd {
  setting: Setting;
}

/** Changes one setting. The form says which version it was made upon; a slower one is told so. */
export function ChangeSetting({ setting, onClose, onDone }: ChangeProps) {
  const [value, setValue] = useState<unknown>(setting.value);
  const { name, version } = setting;
  return (
    <ActForm
      call={changeSetting}
      request={{ params: { name }, body: { value, version } }}
      title={texts.names[name].title}
      doIt={texts.save}
      doing={texts.saving}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="muted">{texts.names[name].about}</p>
      <Value setting={setting} onChange={setValue} />
    </ActForm>
  );
}

function Value({ setting, onChange }: { setting: Setting; onChange: (value: unknown) => void }) {
  switch (setting.name) {
    case 'sign_ups_open':
      return <Switch setting={setting} yes={texts.open} no={texts.closed} onChange={onChange} />;
    case 'research_open':
      return <Switch setting={setting} yes={texts.running} no={texts.paused} onChange={onChange} />;
    case 'announcement':
      return <Announcing setting={setting} onChange={onChange} />;
    case 'support_address':
      return (
        <Field
          label={texts.names.support_address.title}
          hint={texts.emptyMeansNone}
          type="email"
          maxLength={254}
          defaultValue={typeof setting.value === 'string' ? setting.value : ''}
          onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
        />
      );
    case 'trash_days':
      return <Amount setting={setting} hint={texts.emptyMeansForever} min={7} max={365} onChange={onChange} />;
    case 'visitor_messages_per_week':
      return <Amount setting={setting} hint={texts.emptyMeansNoLimit} min={1} max={10_000} onChange={onChange} />;
  }
}

interface ValueProps {
  setting: Setting;
  onChange: (value: unknown) => void;
}

function Switch({ setting, yes, no, onChange }: ValueProps & { yes: string; no: string }) {
  const [on, setOn] = useState(setting.value === true ? 'on' : 'off');
  return (
    <Choice
      label={texts.names[setting.name].title}
      value={on}
      options={[
        { value: 'on', text: yes },
        { value: 'off', text: no },
      ]}
      onChange={(next) => {
        setOn(next);
        onChange(next === 'on');
      }}
    />
  );
}

function Amount({ setting, hint, min, max, onChange }: ValueProps & { hint: string; min: number; max: number }) {
  return (
    <Field
      label={texts.names[setting.name].title}
      hint={hint}
      type="number"
      min={min}
      max={max}
      defaultValue={typeof setting.value === 'number' ? setting.value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

/** A moment as the field for it wants it: by the reader's own clock, without seconds. */
function fieldTime(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function Announcing({ setting, onChange }: ValueProps) {
  const read = v.safeParse(SETTINGS.announcement, setting.value);
  const [draft, setDraft] = useState(
    (read.success ? read.output : null) ?? { text: '', tone: 'info' as const, until: null },
  );
  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onChange(next.text.trim() === '' ? null : next);
  };
  return (
    <>
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        maxLength={280}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Choice
        label={texts.tone}
        value={draft.tone}
        options={(['info', 'warning'] as const).map((tone) => ({ value: tone, text: texts.tones[tone] }))}
        onChange={(tone) => change({ tone })}
      />
      <Field
        label={texts.untilField}
        hint={texts.untilHint}
        type="datetime-local"
        defaultValue={fieldTime(draft.until)}
        onChange={({ target }) => change({ until: target.value === '' ? null : new Date(target.value).toISOString() })}
      />
    </>
  );
}
