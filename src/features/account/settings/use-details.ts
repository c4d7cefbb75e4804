import { useCallback, useEffect, useState } from 'react';

import type { Connection } from '../../../domain/working-copy.ts';
import { type AccountDetails, useAccountActions } from '../../../hooks/account-actions.ts';

/** What only the server knows of the account: how it signs in. Null until it has said so. */
export function useDetails({ online, reached }: Pick<Connection, 'online' | 'reached'>): {
  details: AccountDetails | null;
  fault: string | null;
  refresh(): void;
} {
  const act = useAccountActions();
  const [details, setDetails] = useState<AccountDetails | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((times) => times + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the times it is wanted anew; a server that is reached again may answer.
  useEffect(() => {
    if (!online) return;
    let over = false;
    const ask = async () => {
      const answer = await act((account) => account.details());
      if (over) return;
      if (answer.ok) setDetails(answer.value);
      setFault(answer.ok ? null : answer.message);
    };
    void ask();
    return () => {
      over = true;
    };
  }, [act, asked, online, reached]);
  return { details, fault: online ? fault : null, refresh };
}
