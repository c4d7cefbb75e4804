import type { ComponentPropsWithRef } from 'react';
import { Labelled, type Labels } from './Labelled.tsx';

/** A labelled field for some sentences. */
export function TextArea({ label, hint, fault, ...area }: Labels & ComponentPropsWithRef<'textarea'>) {
  return (
    <Labelled label={label} hint={hint} fault={fault}>
      {(ties) => <textarea rows={4} {...area} {...ties} />}
    </Labelled>
  );
}
