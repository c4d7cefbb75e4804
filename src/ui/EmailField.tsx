import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field.tsx';
import type { Labels } from './Labelled.tsx';

/** A field for one's own address, as phones know it. */
export const EmailField = (props: Labels & ComponentPropsWithRef<'input'>) => (
  <Field type="email" autoComplete="email" inputMode="email" {...props} />
);
