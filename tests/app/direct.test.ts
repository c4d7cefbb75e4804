import { describe, expect, it } from 'vitest';
import { withRenewal } from '../../src/api/with-renewal.ts';
import { createDirect } from '../../src/app/core/direct.ts';
import { adminProfile } from '../../src/contract/admin/access.ts';
import { sendFeedback } from '../../src/contract/support.ts';
import { ids } from '../support/account-db.ts';
import { refused, transportOf } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

/** A server that refuses every token. */
function open() {
  const { transport, requests } = transportOf(() => refused(401, 'bad_jwt'));
  let renewals = 0;
  const renew = async () => {
    renewals += 1;
    return 'renewed' as const;
  };
  const ports = {
    transport: withRenewal(transport, renew),
    renew,
    newId: ids(1),
    device: { clock: new VirtualClock() },
  };
  const direct = createDirect(ports, new AbortController().signal);
  return { direct, requests, renewals: () => renewals };
}

describe('[spec 3 §4] a 401 that lasts', () => {
  it('is asked twice and renewed once, then told', async () => {
    const { direct, requests, renewals } = open();
    expect(await direct.ask({ call: adminProfile })).toMatchObject({ ok: false, category: 'authentication' });
    expect([requests.length, renewals()]).toEqual([2, 1]);
  });

  it('so is an act', async () => {
    const { direct, requests, renewals } = open();
    const act = { call: sendFeedback, body: { about: 'report', text: 'Good' }, opId: ids(9)() } as const;
    expect(await direct.ask(act)).toMatchObject({ ok: false, category: 'authentication' });
    expect([requests.length, renewals()]).toEqual([2, 1]);
  });
});
