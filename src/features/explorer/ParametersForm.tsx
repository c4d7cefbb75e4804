import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Choices, choicesOf, type ExplorerForm, GROUPS, missingIn } from '../../domain/explorer-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { generator as texts } from './messages.ts';
import { ParameterGroup } from './ParameterGroup.tsx';

interface ParametersFormProps {
  form: ExplorerForm;
  onForm: (form: ExplorerForm) => void;
  onSend: (choices: Choices) => void;
  /** It is being kept on this device. */
  busy: boolean;
  /** One is at work: Enter is ignored, nothing can be changed. */
  running: boolean;
  exhausted: boolean;
}

/** The six groups (spec 3 §5). What is missing is told where it is missing and once more beside the button. */
export function ParametersForm({ form, onForm, onSend, busy, running, exhausted }: ParametersFormProps) {
  const [tried, setTried] = useState(false);
  const firstMissing = useRef<HTMLFieldSetElement>(null);
  const missing = missingIn(form);
  const send = () => {
    if (running || exhausted || busy) return;
    setTried(true);
    if (missing.length === 0) {
      setTried(false);
      return onSend(choicesOf(form));
    }
    // After the faults are drawn: the first of them is where one goes on.
    requestAnimationFrame(() => firstMissing.current?.focus());
  };
  return (
    <form
      className="stack loose"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className="groups" disabled={running || exhausted}>
        <legend className="visually-hidden">{texts.title}</legend>
        {GROUPS.map((group) => {
          const isMissing = tried && missing.includes(group);
          return (
            <ParameterGroup
              key={group.key}
              group={group}
              form={form}
              onForm={onForm}
              isMissing={isMissing}
              first={isMissing && group === missing[0] ? firstMissing : undefined}
            />
          );
        })}
      </fieldset>
      {tried && missing.length > 0 && (
        <Notice tone="error">{texts.combined(missing.map((group) => group.name))}</Notice>
      )}
      {exhausted && (
        <Notice tone="warning">
          <span>{texts.exhausted}</span>
          <span>
            <Link className="btn quiet" to="/credit-request?type=problem-explorer">
              {texts.request}
            </Link>
          </span>
        </Notice>
      )}
      <span>
        <Button type="submit" busy={busy ? texts.saving : undefined} disabled={running || exhausted}>
          {texts.generate}
        </Button>
      </span>
    </form>
  );
}
