import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type Choices,
  choicesOf,
  type ExplorerForm,
  GROUPS,
  type GroupKey,
  leaveRestOpen,
  missingIn,
  wordlessIn,
} from '../../domain/explorer-form.ts';
import { useNarrow } from '../../hooks/narrow.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FormStep } from './FormStep.tsx';
import { generator as texts } from './messages.ts';
import { ParameterGroup } from './ParameterGroup.tsx';
import '../../ui/explorer-form.css';

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

/**
 * The six groups (spec 3 §5), on a phone as steps that fold. What is missing is told where it is missing and once more beside
 * the button, which stays in reach.
 */
export function ParametersForm({ form, onForm, onSend, busy, running, exhausted }: ParametersFormProps) {
  const [tried, setTried] = useState(false);
  const [open, setOpen] = useState<GroupKey | null>('industry');
  const isNarrow = useNarrow();
  const place = useRef<HTMLFieldSetElement>(null);
  const wordless = wordlessIn(form);
  // Where 'Other' was chosen only its words are missing, and that is what is said.
  const missing = missingIn(form).filter((group) => !wordless.includes(group));
  const isOff = running || exhausted;
  const undone = GROUPS.filter((group) => missing.includes(group) || wordless.includes(group));
  const [first] = undone;

  // After it is drawn: where one goes on.
  const goTo = (key: GroupKey) => {
    setOpen(key);
    requestAnimationFrame(() => {
      const group = place.current?.querySelector<HTMLElement>(`[data-group="${key}"]`);
      (group?.closest('details') ?? group)?.scrollIntoView?.({ block: 'start' });
      group?.focus({ preventScroll: true });
    });
  };
  const send = () => {
    if (isOff || busy) return;
    setTried(true);
    if (first) return goTo(first.key);
    setTried(false);
    onSend(choicesOf(form));
  };
  return (
    <form
      className="stack loose"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className={isNarrow ? 'groups folded' : 'groups'} disabled={isOff} ref={place}>
        <legend className="visually-hidden">{texts.title}</legend>
        {GROUPS.map((group, index) => {
          const next = GROUPS[index + 1];
          const fields = (
            <ParameterGroup
              group={group}
              form={form}
              onForm={onForm}
              isMissing={tried && missing.includes(group)}
              isWordless={tried && wordless.includes(group)}
            />
          );
          if (!isNarrow) return <div key={group.key}>{fields}</div>;
          return (
            <FormStep
              key={group.key}
              group={group}
              choice={form[group.key]}
              isDone={!undone.includes(group)}
              isFaulty={tried && undone.includes(group)}
              isOpen={open === group.key}
              onOpen={(isOpen) => setOpen(isOpen ? group.key : null)}
              next={next && { name: next.name, go: () => goTo(next.key) }}
            >
              {fields}
            </FormStep>
          );
        })}
      </fieldset>
      {tried && missing.length > 0 && (
        <Notice tone="error">{texts.combined(missing.map((group) => group.name))}</Notice>
      )}
      {tried && missing.length === 0 && wordless.length > 0 && (
        <Notice tone="error">{texts.wordlessIn(wordless.map((group) => group.name))}</Notice>
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
      <div className="form-bar">
        <span className="row">
          <span role="status">{texts.progress(GROUPS.length - undone.length, GROUPS.length)}</span>
          {!isOff && undone.length > 0 && undone.length < GROUPS.length && (
            <Button
              look="plain"
              onClick={() => {
                onForm(leaveRestOpen(form));
                setOpen(null);
              }}
            >
              {texts.leaveOpen}
            </Button>
          )}
        </span>
        <Button type="submit" busy={busy ? texts.saving : undefined} disabled={isOff}>
          {texts.generate}
        </Button>
      </div>
    </form>
  );
}
