import type { ReactNode } from 'react';
import { chosenLine, type ExplorerForm, type Group, type GroupKey } from '../../domain/explorer-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { generator as texts } from './messages.ts';

interface FormStepProps {
  group: Group;
  choice: ExplorerForm[GroupKey];
  isDone: boolean;
  isFaulty: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The step behind it, where there is one. */
  next: { readonly name: string; go(): void } | undefined;
  children: ReactNode;
}

/** A group as a step: folded it is a line with what was chosen. */
export function FormStep({ group, choice, isDone, isFaulty, isOpen, onOpen, next, children }: FormStepProps) {
  return (
    <details
      className={isFaulty ? 'step faulty' : 'step'}
      open={isOpen}
      // Opened by a search in the page.
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) onOpen(event.currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed as a button is, by keyboard too. */}
      <summary
        onClick={(event) => {
          // At once: the event of the platform comes later, and another step would still stand open until then.
          event.preventDefault();
          onOpen(!isOpen);
        }}
      >
        <span className={isDone ? 'mark done' : 'mark'} aria-hidden="true">
          {isDone && <Icon name="check" />}
        </span>
        <span>
          <strong>{group.name}</strong>
          <small>{chosenLine(choice) || (isFaulty ? texts.required(group.name) : texts.questions[group.key])}</small>
        </span>
        <Icon name="down" />
      </summary>
      {children}
      {next && (
        <Button look="quiet" onClick={next.go}>
          {texts.next(next.name)}
        </Button>
      )}
    </details>
  );
}
