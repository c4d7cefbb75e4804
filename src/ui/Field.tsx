import { type ComponentPropsWithRef, useId } from 'react';
import './form.css';

interface FieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
}

/** One labelled input with its hint and its fault, tied together for screen readers. */
export function Field({ label, hint, fault, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} aria-invalid={fault ? true : undefined} aria-describedby={described || undefined} />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {fault && (
        <span className="fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  );
}
