import { Button } from '../../../ui/Button.tsx';
import type { Address } from '../parts/use-address.ts';
import { users as texts } from './messages.ts';

/** A queue that shows one person's alone says so, and the way back to everybody's. */
export function OfPerson({ address }: { address: Address }) {
  if (address.get('of') === undefined) return null;
  return (
    <p className="row">
      <span>{texts.ofOne}</span>
      <Button look="plain" onClick={() => address.set({ of: undefined })}>
        {texts.ofAll}
      </Button>
    </p>
  );
}
