import { accountProvider } from '../../contract/account.ts';
import type { Transport } from '../../sync/transport.ts';

/** Asks by what else than a password an address signs in. Whatever is no answer tells nothing, like an address nobody has. */
export const providerCheck =
  (transport: Transport) =>
  async (email: string): Promise<string | null> => {
    const answer = await transport({ call: accountProvider, body: { email } }, new AbortController().signal);
    return answer.kind === 'ok' ? answer.data.data.provider : null;
  };
