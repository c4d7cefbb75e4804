import { accountProvider } from '../../contract/account.ts';
import type { Transport } from '../../domain/transport.ts';
import { createAccount } from '../../session/account/account.ts';
import type { AccountPort } from '../../session/account/port.ts';
import type { AuthClient } from '../../session/auth-client.ts';
import type { Session } from '../../session/session.ts';
import type { Places } from '../../session/stored.ts';
import type { PageDevice } from './device.ts';

/** What is done about an account beside signing in and out, over this page's device; loaded when a screen first asks. */
export async function accountPart(
  { account, clock, log }: PageDevice,
  auth: () => Promise<AuthClient>,
  places: Places,
  origin: string,
  session: Session,
  transport: Transport,
): Promise<AccountPort> {
  const { gate } = await session.way();
  return createAccount({
    ...{ auth, places, origin, clock, log, session, gate },
    accountId: () => account.account.get()?.id ?? null,
    async providerOf(email) {
      // Whatever is no answer tells nothing, like an address nobody has.
      const answer = await transport({ call: accountProvider, body: { email } }, new AbortController().signal);
      return answer.kind === 'ok' ? answer.data.data.provider : null;
    },
  });
}
