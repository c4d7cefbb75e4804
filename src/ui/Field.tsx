import type { ComponentPropsWithRef } from 'react';
import { Labelled, type Labels } from './Labelled.tsx';

/** A labelled field for a line. */
export function Field({ label, hint, fault, ...input }: Labels & ComponentPropsWithRef<'input'>) {
  return (
    <Labelled label={label} hint={hint} fault={fault}>
      {(ties) => <input {...input} {...ties} />}
    </Labelled>
  );
}
