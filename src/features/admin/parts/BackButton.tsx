import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** From one person or piece of work to the list it stands in. */
export const BackButton = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <p>
    <Button look="plain" onClick={onBack}>
      <Icon name="back" />
      {children}
    </Button>
  </p>
);
