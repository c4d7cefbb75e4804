import type { ComponentProps } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { proof as texts } from './messages.ts';

/** Six digits that a person reads off an app or a letter: a phone shows its number pad, and offers what it has just got. */
export function CodeField(props: ComponentProps<typeof Field>) {
  return <Field hint={texts.sixDigits} type="text" inputMode="numeric" autoComplete="one-time-code" {...props} />;
}
