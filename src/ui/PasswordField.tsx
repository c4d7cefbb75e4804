import { type ComponentPropsWithRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Labelled, type Labels } from './Labelled.tsx';

/** A field for a password, which can be read while it is typed: on a phone nobody sees what their thumb has hit. */
export function PasswordField({ label, hint, fault, ...input }: Labels & ComponentPropsWithRef<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <Labelled label={label} hint={hint} fault={fault}>
      {(ties) => (
        <span className="with-button">
          <input {...input} {...ties} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
          <Button look="plain" onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> {label}</span>
          </Button>
        </span>
      )}
    </Labelled>
  );
}
