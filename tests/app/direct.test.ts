import { describe, expect, it } from 'vitest';
import { withRenewal } from '../../src/api/with-renewal.ts';
import { createDirect } from '../../src/app/core/direct.ts';
import { exportState, orderExport } from '../../src/contract/account.ts';
import { adminProfile } from '../../src/contract/admin/access.ts';
import { sendFeedback } from '../../src/contract/support.ts';
import { ids } from '../support/account-db.ts';
import { ok, refused, transportOf } from '../support/transport.ts';
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

describe('a copy of the account', () => {
  const collecting = (status: 'running' | 'failed' | 'completed') => {
    const id = '00000000-0000-4000-8000-000000000001';
    const copy = { exported_at: '2026-01-05T09:00:00.000Z', account: { id }, tables: {} };
    const { transport } = transportOf(({ call }) => {
      if (call === orderExport) return ok({ export_id: id });
      return call === exportState ? ok({ status }) : { kind: 'ok', status: 200, data: copy };
    });
    const clock = new VirtualClock();
    const direct = createDirect({ transport, newId: ids(1), device: { clock } }, new AbortController().signal);
    return { direct, clock, copy };
  };

  it('is fetched when it is there', async () => {
    const { direct, copy } = collecting('completed');
    const answer = await direct.download();
    expect(answer.ok && JSON.parse(answer.value)).toEqual(copy);
  });

  it.each(['failed', 'running'] as const)('that is %s, after five minutes, is told as a fault', async (status) => {
    const { direct, clock } = collecting(status);
    const answer = direct.download();
    await clock.pass(1_000);
    clock.jump(300_000);
    await clock.pass(1_000);
    expect(await answer).toMatchObject({ ok: false, category: 'server' });
  });
});
