import * as v from 'valibot';
import { readSettings, SETTING_NAMES, type Setting, type SettingChange } from '../../../contract/admin/settings.ts';
import { useLook } from '../../../hooks/server-calls.ts';
import { useToast } from '../../../hooks/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, FactTable } from '../../../ui/FactTable.tsx';
import { QueryBoundary } from '../parts/QueryBoundary.tsx';
import { useDialogState } from '../parts/use-dialog-state.ts';
import { moment } from '../parts/words.ts';
import { ChangeSetting } from './ChangeSetting.tsx';
import { settings as texts } from './messages.ts';
import { valueWords } from './value-words.ts';

const Json = v.pipe(v.string(), v.parseJson());

/** A value as the audit log keeps it. */
function keptWords({ name }: SettingChange, kept: string): string {
  const known = SETTING_NAMES.find((one) => one === name);
  const value = v.safeParse(Json, kept);
  return known === undefined || !value.success ? kept : valueWords(known, value.output);
}

const nameWords = (name: string) => {
  const known = SETTING_NAMES.find((one) => one === name);
  return known === undefined ? name : texts.names[known].title;
};

const HISTORY: readonly Column<SettingChange>[] = [
  { key: 'at', head: texts.heads.at, cell: ({ at }) => moment(at) },
  { key: 'by', head: texts.heads.by, cell: ({ by }) => by },
  { key: 'what', head: texts.heads.what, cell: ({ name }) => nameWords(name) },
  { key: 'before', head: texts.heads.before, cell: (change) => keptWords(change, change.before) },
  { key: 'after', head: texts.heads.after, cell: (change) => keptWords(change, change.after) },
];

/** Settings: what can be changed while the product runs, and who changed it. */
export function SettingsTab() {
  const looked = useLook({ call: readSettings });
  const toast = useToast();
  const { chosen, choose, end } = useDialogState<Setting>(() => toast(texts.saved));
  return (
    <QueryBoundary looked={looked}>
      {({ settings, history }) => (
        <div className="stack loose">
          <ul className="setting-list">
            {settings.map((setting) => (
              <li key={setting.name} className="card">
                <div>
                  <h3>{texts.names[setting.name].title}</h3>
                  <p className="muted">{texts.names[setting.name].about}</p>
                  <p>
                    <b>{valueWords(setting.name, setting.value)}</b>{' '}
                    <span className="muted">
                      · {setting.changed_at === null ? texts.builtIn : texts.changed(moment(setting.changed_at))}
                    </span>
                  </p>
                </div>
                <Button
                  look="quiet"
                  aria-label={`${texts.change}: ${texts.names[setting.name].title}`}
                  onClick={() => choose(setting)}
                >
                  {texts.change}
                </Button>
              </li>
            ))}
          </ul>
          <section className="stack tight">
            <h3>{texts.history}</h3>
            {history.length === 0 ? (
              <p className="empty">{texts.noHistory}</p>
            ) : (
              <FactTable caption={texts.history} columns={HISTORY} rows={history} keyOf={({ seq }) => String(seq)} />
            )}
          </section>
          {chosen && <ChangeSetting setting={chosen} {...end} />}
        </div>
      )}
    </QueryBoundary>
  );
}
