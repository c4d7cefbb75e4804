import { describe, expect, it, vi } from 'vitest';
import { withRenewal } from '../../src/api/with-renewal.ts';
import { createDirect } from '../../src/app/core/direct.ts';
import { exportFile, exportState, orderExport } from '../../src/contract/account.ts';
import { adminProfile } from '../../src/contract/admin/access.ts';
import type { AnyCall } from '../../src/contract/call.ts';
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

it('a read that is refused, and an act refused for another reason than its token, renew nothing', async () => {
  for (const [call, answer] of [
    [adminProfile, refused(401, 'bad_jwt')],
    [sendFeedback, refused(403, 'permission_denied')],
  ] as const) {
    const { transport, requests } = transportOf(() => answer);
    const renew = vi.fn(async () => 'renewed' as const);
    const ports = { transport, renew, newId: ids(1), device: { clock: new VirtualClock() } };
    await createDirect(ports, new AbortController().signal).ask({ call } as never);
    expect([requests.length, renew.mock.calls.length]).toEqual([1, 0]);
  }
});

describe('a copy of the account', () => {
  const collecting = (status: 'running' | 'failed' | 'completed', refusing?: AnyCall) => {
    const id = '00000000-0000-4000-8000-000000000001';
    const copy = { exported_at: '2026-01-05T09:00:00.000Z', account: { id }, tables: {} };
    const { transport } = transportOf(({ call }) => {
      if (call === refusing) return refused(403, 'permission_denied');
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

  it('is waited for while it is made, five minutes at most', async () => {
    const { direct, clock } = collecting('running');
    let over = false;
    const answer = direct.download().finally(() => {
      over = true;
    });
    await clock.pass(1_000);
    clock.jump(298_000);
    await clock.pass(500);
    expect(over).toBe(false);
    clock.jump(1_000);
    await clock.pass(1_000);
    expect(await answer).toMatchObject({ ok: false, category: 'server' });
  });

  it('that failed is told at once as a fault', async () => {
    const { direct } = collecting('failed');
    expect(await direct.download()).toMatchObject({ ok: false, category: 'server' });
  });

  it.each([orderExport, exportState, exportFile])(
    'that is refused says why, whichever of its calls it was (%#)',
    async (refusing) => {
      const { direct } = collecting('completed', refusing);
      expect(await direct.download()).toMatchObject({ ok: false, category: 'permission' });
    },
  );
});
