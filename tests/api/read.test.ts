import { describe, expect, it } from 'vitest';
import { createRead } from '../../src/api/read.ts';
import { creditStatus } from '../../src/contract/credits.ts';
import type { Answer } from '../../src/domain/answer.ts';
import type { Transport } from '../../src/domain/transport.ts';
import { refused, silent } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const unreadable: Answer = { kind: 'silent', reason: 'unreadable', cause: null };

async function tries(answer: Answer, hasNetwork = true) {
  const clock = new VirtualClock();
  const start = clock.now();
  const at: number[] = [];
  const exchange = (async () => {
    at.push(clock.now() - start);
    return answer;
  }) as Transport;
  const reading = createRead(exchange, clock, () => hasNetwork)({ call: creditStatus }, new AbortController().signal);
  const failed = reading.then(
    () => null,
    (error: unknown) => error,
  );
  await clock.pass(60_000);
  return { at, error: await failed };
}

describe('a read', () => {
  it.each([
    ['network: 3 retries, 1 s, doubled', silent(), [0, 1_000, 3_000, 7_000], 'network'],
    ['api: 2 retries, 0.5 s, by 1.5', unreadable, [0, 500, 1_250], 'api'],
    ['server: 2 retries, 2 s, doubled', refused(503, 'unavailable'), [0, 2_000, 6_000], 'server'],
    ['unknown: 1 retry, 1 s', refused(302, 'http_302'), [0, 1_000], 'unknown'],
    ['not found: none', refused(404, 'not_found'), [0], 'not_found'],
    ['validation: none', refused(422, 'validation_failed'), [0], 'validation'],
    ['held back by the throttle: none', silent('blocked'), [0], 'network'],
    ['called off by whoever asked: none', silent('aborted'), [0], 'network'],
  ])('%s', async (_what, answer, times, category) => {
    const { at, error } = await tries(answer);
    expect(at).toEqual(times);
    expect(error).toMatchObject({ name: 'ApiError', category });
  });

  it('is not tried again where the device knows that there is no network', async () => {
    expect(await tries(silent(), false)).toMatchObject({ at: [0], error: { category: 'network' } });
  });

  it('says the default sentence when the server gave none', async () => {
    expect((await tries(silent())).error).toMatchObject({
      message: 'Unable to connect to the server. Please check your internet connection.',
    });
  });
});
