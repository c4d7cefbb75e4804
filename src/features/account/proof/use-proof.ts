import { useState } from 'react';
import type { Proof } from '../../../domain/settings-rules.ts';

export interface ProofWay {
  readonly kind: Proof['kind'];
  /** There is another way than this one. */
  readonly open: boolean;
  turn(kind: Proof['kind']): void;
}

/** How a form has somebody prove who they are: by the password where there is one, by a letter where not, or as they like. */
export function useProof(hasPassword: boolean): ProofWay {
  const [kind, turn] = useState<Proof['kind']>('password');
  return { kind: hasPassword ? kind : 'code', open: hasPassword, turn };
}
