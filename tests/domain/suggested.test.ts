import { describe, expect, it } from 'vitest';
import { suggestedFor } from '../../src/domain/suggested.ts';
import { id, item } from '../support/account-db.ts';

const NOW = Date.parse('2026-03-31T12:00:00Z');
const read = { viewCount: 2, lastViewedAt: '2026-03-30T12:00:00.000Z' };

describe('what is suggested next', () => {
  it('names the newest never read, never asked, and pinned long ago, each once', () => {
    const found = suggestedFor(
      [
        item(1, { createdAt: '2026-03-01T00:00:00.000Z' }),
        item(2, { createdAt: '2026-03-02T00:00:00.000Z' }),
        item(3, { ...read, createdAt: '2026-03-03T00:00:00.000Z' }),
        item(4, { ...read, hasChat: true, isPinned: true, lastViewedAt: '2026-03-01T00:00:00.000Z' }),
      ],
      NOW,
    );
    expect(found.map(({ action }) => action)).toEqual([
      `/market-validation/report/${id(2)}`,
      `/market-validation/report/${id(3)}?chat=open`,
      `/market-validation/report/${id(4)}`,
    ]);
  });

  it('sends nobody to ask a report that they have not read', () => {
    expect(suggestedFor([item(1), item(2)], NOW).map(({ title }) => title)).toEqual([item(2).title]);
  });

  it.each([
    ['read, and asked already', { ...read, hasChat: true }],
    [
      'pinned, and opened two weeks ago to the minute',
      { ...read, hasChat: true, isPinned: true, lastViewedAt: '2026-03-17T12:00:00.000Z' },
    ],
    ['opened long ago, and not pinned', { ...read, hasChat: true, lastViewedAt: '2026-01-01T00:00:00.000Z' }],
  ])('has nothing to say of a report that was %s', (_, report) => {
    expect(suggestedFor([item(1, report)], NOW)).toEqual([]);
  });

  it('names a report once, for the first reason there is', () => {
    const [found, ...more] = suggestedFor(
      [item(1, { ...read, isPinned: true, lastViewedAt: '2026-01-01T00:00:00.000Z' })],
      NOW,
    );
    expect([found?.description, more]).toEqual(['Ask it what you still doubt', []]);
  });

  it('of two made at once takes that with the lower id', () => {
    const createdAt = '2026-03-01T00:00:00.000Z';
    const found = suggestedFor([item(2, { createdAt }), item(1, { createdAt })], NOW);
    expect(found.map(({ title }) => title)).toEqual([item(1).title]);
  });

  it('never names the report on the screen', () => {
    expect(suggestedFor([item(1)], NOW, id(1))).toEqual([]);
  });
});
