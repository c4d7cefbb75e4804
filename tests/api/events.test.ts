import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createEventStream, SILENT_LIMIT_MS } from '../../src/api/events.ts';
import { eventParser, type ServerEvent } from '../../src/api/sse.ts';
import { BUILD_HEADER } from '../../src/contract/headers.ts';
import { id } from '../support/account-db.ts';
import { jobState } from '../support/job.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const TEXT =
  ': hello\n\nevent: job\ndata: {"a":\ndata: 1}\n\nretry: 5\ndata: plain\r\ndata\r\n\r\nevent: job\ndata: cut off';

describe('server-sent events', () => {
  it('are whole, whatever the pieces in which they arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: TEXT.length }), { maxLength: 8 }), (cuts) => {
        const heard: ServerEvent[] = [];
        const parse = eventParser((event) => heard.push(event));
        let from = 0;
        for (const cut of [...cuts, TEXT.length].sort((a, b) => a - b)) {
          parse(TEXT.slice(from, cut));
          from = cut;
        }
        expect(heard).toEqual([
          { name: 'job', data: '{"a":\n1}' },
          { name: 'message', data: 'plain\n' },
        ]);
      }),
    );
  });
});

function streaming(start: (controller: ReadableStreamDefaultController<Uint8Array>) => void, init: ResponseInit = {}) {
  const clock = new VirtualClock();
  const fetched = vi.fn(async (_url: unknown, options?: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        options?.signal?.addEventListener('abort', () => controller.error(options.signal?.reason));
        start(controller);
      },
    });
    return new Response(body, { headers: { [BUILD_HEADER]: 'b' }, ...init });
  });
  const stream = createEventStream({
    origin: 'https://baraza.test',
    publicKey: 'key',
    token: async () => 'a.b.c',
    answered: () => {},
    now: clock.now,
    clock,
    fetch: fetched as typeof fetch,
  });
  return { clock, stream, fetched };
}
const bytes = (text: string) => new TextEncoder().encode(text);
const event = (progress: number) => bytes(`event: job\ndata: ${JSON.stringify(jobState(id(1), { progress }))}\n\n`);

describe('the stream of a job', () => {
  it('tells of each state and ends with the server', async () => {
    const { stream, fetched } = streaming((controller) => {
      controller.enqueue(event(10));
      controller.enqueue(bytes(': alive\n\n'));
      controller.enqueue(event(20));
      controller.close();
    });
    const told: number[] = [];
    await stream(id(1), new AbortController().signal, (state) => told.push(state.progress));
    expect(told).toEqual([10, 20]);
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`https://baraza.test/api/jobs/${id(1)}/events`);
    expect(options?.headers).toMatchObject({ authorization: 'Bearer a.b.c', apikey: 'key' });
  });

  it('tells every letter as it was written, wherever the network cuts between its bytes', async () => {
    const query = 'Les tomates écrasées à Bouaké, الطماطم';
    const whole = bytes(`event: job\ndata: ${JSON.stringify(jobState(id(1), { query }))}\n\n`);
    const { stream } = streaming((controller) => {
      for (const byte of whole) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    });
    const told: string[] = [];
    await stream(id(1), new AbortController().signal, (state) => told.push(state.query));
    expect(told).toEqual([query]);
  });

  it('rejects what is not ours, what was refused, and what breaks the contract', async () => {
    const portal = streaming((controller) => controller.close(), { headers: {} });
    await expect(portal.stream(id(1), new AbortController().signal, () => {})).rejects.toThrow();
    const missing = streaming((controller) => controller.close(), { status: 404 });
    await expect(missing.stream(id(1), new AbortController().signal, () => {})).rejects.toMatchObject({ status: 404 });
    const broken = streaming((controller) => controller.enqueue(bytes('event: job\ndata: {"half":\n\n')));
    await expect(broken.stream(id(1), new AbortController().signal, () => {})).rejects.toThrow();
  });

  it('a stream that has gone silent is given up, one with a heart-beat is not', async () => {
    let beat = () => {};
    const { stream, clock } = streaming((controller) => {
      beat = () => controller.enqueue(bytes(': alive\n\n'));
    });
    let over = false;
    const following = stream(id(1), new AbortController().signal, () => {}).catch(() => {
      over = true;
    });
    for (let n = 0; n < 5; n += 1) {
      await clock.pass(SILENT_LIMIT_MS - 1_000);
      beat();
      await clock.pass(0);
    }
    expect(over).toBe(false);
    await clock.pass(SILENT_LIMIT_MS);
    await following;
    expect(over).toBe(true);
  });
});
