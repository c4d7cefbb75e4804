import { type ComponentPropsWithRef, useId } from 'react';
import './form.css';

interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  label: string;
  hint?: string | undefined;
}

/** A labelled field for some sentences. */
export function TextArea({ label, hint, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea rows={4} {...area} id={id} aria-describedby={hint && `${id}-hint`} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
