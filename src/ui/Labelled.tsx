import { type ReactNode, useId } from 'react';
import './form.css';

export interface Labels {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
}

interface LabelledProps extends Labels {
  /** The control, given what ties the words to it. */
  children: (ties: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** One control with its label, hint and fault, tied together for screen readers. */
export function Labelled({ label, hint, fault, children }: LabelledProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {fault && (
        <span className="fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  );
}
