import { beforeEach, describe, expect, it } from 'vitest';
import type { PageDevice } from '../../src/app/core/device.ts';
import { probeWhileUnsure } from '../../src/app/core/probe.ts';
import { cell } from '../../src/lib/live.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const clock = new VirtualClock();
const reached = cell(true);
const visible = cell(true);
let seesNetwork = true;
let asked = 0;
let leaving = new AbortController();

beforeEach(() => {
  leaving.abort();
  leaving = new AbortController();
  reached.set(true);
  visible.set(true);
  seesNetwork = true;
  asked = 0;
  const connectivity = { reached, hint: () => seesNetwork };
  const device = { clock, connectivity, visible } as unknown as PageDevice;
  probeWhileUnsure(
    device,
    () => {
      asked += 1;
    },
    leaving.signal,
  );
});

describe('[OUT-8] a lost request while the browser sees a network', () => {
  it('is followed by a question at once, and by one every half minute until somebody answers', async () => {
    reached.set(false);
    expect(asked).toBe(1);
    await clock.pass(60_000);
    expect(asked).toBe(3);
    reached.set(true);
    await clock.pass(60_000);
    expect(asked).toBe(3);
  });

  it('asks nothing where the browser knows that there is no network, nor behind another tab', async () => {
    seesNetwork = false;
    reached.set(false);
    await clock.pass(30_000);
    expect(asked).toBe(0);
    seesNetwork = true;
    visible.set(false);
    await clock.pass(30_000);
    expect(asked).toBe(0);
  });

  it('asks nothing more once the page is gone', async () => {
    leaving.abort();
    reached.set(false);
    await clock.pass(90_000);
    expect(asked).toBe(0);
  });
});
