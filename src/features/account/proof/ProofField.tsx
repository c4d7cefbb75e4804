import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import type { FormField } from '../use-auth-form.ts';
import { LetterCode } from './LetterCode.tsx';
import { proof as texts } from './messages.ts';
import type { ProofWay } from './use-proof.ts';

interface ProofFieldProps {
  /** What the password is called here. */
  readonly label: string;
  /** Where a code goes. */
  readonly email: string;
  readonly way: ProofWay;
  readonly field: (name: 'proof') => FormField;
}

/** The password; or a code by mail, for an account without one and for whoever has forgotten it. */
export function ProofField({ label, email, way, field }: ProofFieldProps) {
  const other = way.kind === 'code' ? 'password' : 'code';
  const turn = () => {
    field('proof').onChange({ target: { value: '' } });
    way.turn(other);
  };
  return (
    <>
      {way.kind === 'code' ? (
        <LetterCode email={email} field={field('proof')} />
      ) : (
        <PasswordField label={label} autoComplete="current-password" {...field('proof')} />
      )}
      {way.open && (
        <span>
          <Button look="plain" className="flush" onClick={turn}>
            {other === 'code' ? texts.byLetter : texts.byPassword}
          </Button>
        </span>
      )}
    </>
  );
}
