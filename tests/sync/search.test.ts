import { expect, it } from 'vitest';
import { HISTORY_NOTICE, type HistoryQuery } from '../../src/domain/history-query.ts';
import { PAUSE_MS, SEARCH_RETRIES_MS, type ServerSearch, searchAtServer } from '../../src/sync/search.ts';
import { id, item } from '../support/account-db.ts';
import { type Handler, ok, silent, transportOf } from '../support/transport.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const PAGE = { current_page: 1, total_pages: 1, total_items: 2, page_size: 100 };
const found = (...numbers: number[]) => ok({ reports: numbers.map((n) => item(n)), ...PAGE });

function look(handler: Handler, query: HistoryQuery = { text: ' crates ', filters: { onlyPinned: true } }) {
  const { transport, requests } = transportOf(handler);
  const clock = new VirtualClock();
  const told: ServerSearch[] = [];
  const live = searchAtServer({ transport, clock }, query);
  return { told, requests, clock, stop: live.subscribe((answer) => told.push(answer)) };
}

it('[PULL-4] asks the server for the words once they have paused, and names what it found in its order', async () => {
  const { told, requests, clock } = look(() => found(2, 1));
  await clock.pass(PAUSE_MS - 1);
  expect(requests).toHaveLength(0);
  await clock.pass(1);
  expect(requests.map(({ query }) => query)).toEqual([
    { q: 'crates', page_size: '100', filters: '{"onlyPinned":true}' },
  ]);
  expect(told).toEqual([
    { ids: null, isAsking: true, notice: null },
    { ids: [id(2), id(1)], isAsking: false, notice: null },
  ]);
});

it('whoever types on is not answered for the words before', async () => {
  const { told, requests, clock, stop } = look(() => found(1));
  stop();
  await clock.pass(PAUSE_MS);
  expect(requests).toHaveLength(0);
  expect(told).toHaveLength(1);
});

it('is tried twice more, then says that it failed', async () => {
  const { told, requests, clock } = look(() => silent());
  for (const pause of [PAUSE_MS, ...SEARCH_RETRIES_MS]) await clock.pass(pause);
  expect(requests).toHaveLength(1 + SEARCH_RETRIES_MS.length);
  expect(told.at(-1)).toEqual({ ids: null, isAsking: false, notice: HISTORY_NOTICE });
});

it('sends no more of the words than the server reads, and no filters where there are none', async () => {
  const { requests, clock } = look(() => found(1), { text: 'x'.repeat(201) });
  await clock.pass(PAUSE_MS);
  expect(requests.map(({ query }) => query)).toEqual([{ q: 'x'.repeat(200), page_size: '100' }]);
});
