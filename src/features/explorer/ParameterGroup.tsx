import { useId } from 'react';
import { ALL, OTHER } from '../../contract/explorer-options.ts';
import {
  type ExplorerForm,
  type Group,
  isFull,
  MAX_OTHER_LENGTH,
  toggle,
  writeOther,
} from '../../domain/explorer-form.ts';
import { Field } from '../../ui/Field.tsx';
import { generator as texts } from './messages.ts';
import '../../ui/form.css';

interface ParameterGroupProps {
  group: Group;
  form: ExplorerForm;
  onForm: (form: ExplorerForm) => void;
  /** Nothing is chosen, and it was tried to send that. */
  isMissing: boolean;
  /** 'Other' is chosen without a word, and it was tried to send that. */
  isWordless: boolean;
}

/** One of the six groups: chips to tap, or for a long list of which one is taken, a list to open. */
export function ParameterGroup({ group, form, onForm, isMissing, isWordless }: ParameterGroupProps) {
  const id = useId();
  const { key, name, most, options } = group;
  const choice = form[key];
  const full = isFull(group, choice);
  const limit = most === null ? texts.hint.any : most === 1 ? texts.hint.one : texts.hint.upTo(most);
  const isShort = most !== 1;
  return (
    <fieldset
      className="group"
      data-group={key}
      tabIndex={-1}
      aria-describedby={`${id}-hint ${isMissing ? `${id}-fault` : ''}`}
    >
      <legend>
        {name} <small>{limit}</small>
      </legend>
      <small id={`${id}-hint`}>
        {texts.questions[key]}
        {isShort && full && most !== null && ` ${texts.full(most)}`}
      </small>
      {isShort ? (
        <div className="row chips">
          {[ALL, ...options].map((option) => {
            const isChosen = choice.chosen.includes(option);
            return (
              <label className="chip" key={option}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={full && !isChosen && option !== ALL}
                  onChange={() => onForm(toggle(form, group, option))}
                />
                {option === OTHER ? texts.other : option}
              </label>
            );
          })}
        </div>
      ) : (
        <select
          aria-label={name}
          value={choice.chosen[0] ?? ''}
          onChange={(event) => onForm(toggle(form, group, event.target.value))}
        >
          <option value="" disabled>
            {texts.chooseCountry}
          </option>
          {[ALL, ...options].map((option) => (
            <option key={option} value={option}>
              {option === OTHER ? texts.other : option}
            </option>
          ))}
        </select>
      )}
      {choice.chosen.includes(OTHER) && (
        <Field
          label={texts.ownWords(name)}
          value={choice.other}
          maxLength={MAX_OTHER_LENGTH}
          fault={isWordless ? texts.wordless : undefined}
          onChange={(event) => onForm(writeOther(form, key, event.target.value))}
        />
      )}
      {isMissing && (
        <span className="fault" id={`${id}-fault`}>
          {texts.required(name)}
        </span>
      )}
    </fieldset>
  );
}
