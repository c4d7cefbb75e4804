import { describe, expect, it } from 'vitest';
import type { Waiting } from '../../../src/contract/admin/overview.ts';
import { ADMIN_TABS } from '../../../src/contract/admin/roles.ts';
import { bytes, countOrDash, duration } from '../../../src/features/admin/parts/measures.ts';
import { rangeIn } from '../../../src/features/admin/parts/range.ts';
import type { Address } from '../../../src/features/admin/parts/use-address.ts';
import { waitingBehind } from '../../../src/features/admin/parts/waiting.ts';
import { rememberRoles } from '../../../src/features/admin/remembered.ts';
import {
  definitionOf,
  draftIn,
  FIRST,
  withMeasure,
  withSource,
} from '../../../src/features/admin/reports/definition.ts';
import { drawingOf } from '../../../src/features/admin/reports/drawing.ts';
import { valueWords } from '../../../src/features/admin/settings/value-words.ts';
import { MemoryStorage } from '../../support/memory-storage.ts';

describe('a figure in words', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [9_940, '9.9 kB'],
    [12_400, '12 kB'],
    [2.5e15, '2,500 TB'],
  ])('%d bytes are %s', (count, words) => expect(bytes(count)).toBe(words));

  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [60, '1 min'],
    [61, '1 min 1 s'],
    [3_599, '59 min 59 s'],
    [3_600, '1 h'],
    [3_661, '1 h 1 min'],
    [90_000, '1 d 1 h'],
    [86_460, '1 d'],
  ])('%d seconds are %s', (seconds, words) => expect(duration(seconds)).toBe(words));

  it('tells nothing from none', () => {
    expect([countOrDash(0), countOrDash(1_200), countOrDash(null), countOrDash(undefined)]).toEqual([
      '0',
      '1,200',
      '–',
      '–',
    ]);
  });
});

describe('what waits behind a tab', () => {
  const waiting = { credit_requests: 2, messages: 3, failures: 4, alerts: 5 } as Waiting;
  it('is all of it, in the tab where it is dealt with, and none where it is not known', () => {
    const found = Object.keys(ADMIN_TABS).flatMap((tab) => {
      const count = waitingBehind(tab as keyof typeof ADMIN_TABS, waiting);
      return count > 0 ? [[tab, count]] : [];
    });
    expect(Object.fromEntries(found)).toEqual({ users: 5, monitoring: 4, engagement: 5 });
    expect(waitingBehind('users', null)).toBe(0);
  });
});

it('the roles of whoever has none any more are forgotten', () => {
  const storage = new MemoryStorage();
  rememberRoles(storage, ['super_admin']);
  expect(storage.length).toBe(1);
  rememberRoles(storage, []);
  expect(storage.length).toBe(0);
});

it.each([
  ['week', 'week'],
  ['year', 'year'],
  ['fortnight', 'month'],
  [undefined, 'month'],
])('an address that says %s looks back over a %s', (range, expected) => {
  expect(rangeIn({ get: () => range } as unknown as Address)).toBe(expected);
});

describe('a setting’s value', () => {
  it.each([
    ['sign_ups_open', true, 'Open'],
    ['sign_ups_open', false, 'Closed'],
    ['research_open', false, 'Paused'],
    ['announcement', null, 'None'],
    ['announcement', { text: 'Tonight', tone: 'info', until: null }, 'Tonight'],
    ['announcement', 7, 'None'],
    ['support_address', null, 'None'],
    ['support_address', 'help@example.org', 'help@example.org'],
    ['trash_days', null, 'Until the person deletes it'],
    ['visitor_messages_per_week', null, 'No limit'],
    ['visitor_messages_per_week', 1_200, '1,200'],
  ] as const)('%s %j is %s', (name, value, words) => expect(valueWords(name, value)).toBe(words));
});

describe('a report that is put together', () => {
  it('keeps of its draft what fits another source, and the first of what that has instead', () => {
    const draft = { ...FIRST, dimensions: ['country'], measures: ['people'] } as const;
    expect(withSource(draft, 'explorations')).toMatchObject({ dimensions: ['country'], measures: ['people'] });
    expect(withSource(draft, 'sign_ups')).toMatchObject({ dimensions: ['day'], measures: ['count'] });
  });

  it('counts three things at most, in the order they are offered', () => {
    const draft = { ...FIRST, source: 'research', measures: ['count'] } as const;
    const two = withMeasure(draft, 'share', true);
    const three = withMeasure(two, 'people', true);
    expect(three.measures).toEqual(['count', 'people', 'share']);
    expect(withMeasure(three, 'per_person', true)).toBe(three);
    expect(withMeasure(three, 'count', false).measures).toHaveLength(2);
  });

  it('is the one that its address says, or the first', () => {
    const kept = { ...FIRST, source: 'research' } as const;
    expect(draftIn(JSON.stringify(kept))).toEqual(kept);
    for (const text of [undefined, '{', JSON.stringify({ ...kept, source: 'x' })]) expect(draftIn(text)).toEqual(FIRST);
    expect(definitionOf({ ...kept, measures: [] })).toBeNull();
  });
});

describe('how a report is drawn', () => {
  const row = (keys: (string | null)[], ...values: (number | null)[]) => ({ keys, values });
  const all = { at: 0, isTwoWay: true, only: null, adds: true };

  it('a bar for each value, of the figure that is asked for; what has none is named so', () => {
    const rows = [row(['Ghana'], 3, 30), row([null], null, 7)];
    expect(drawingOf(rows, { ...all, at: 1, isTwoWay: false })).toEqual({
      bars: [
        { key: 'Ghana', count: 30, of: [30] },
        { key: 'None', count: 7, of: [7] },
      ],
      parts: [],
      others: [],
      only: null,
    });
    expect(drawingOf(rows, { ...all, isTwoWay: false }).bars[1]?.count).toBe(0);
  });

  it('of two dimensions, the largest bar and the largest part first, the alphabet where they are alike', () => {
    const rows = [row(['Ghana', 'b'], 1), row(['Ghana', 'a'], 1), row(['Togo', 'c'], 5)];
    expect(drawingOf(rows, all)).toEqual({
      bars: [
        { key: 'Togo', count: 5, of: [5, 0, 0] },
        { key: 'Ghana', count: 2, of: [0, 1, 1] },
      ],
      parts: ['c', 'a', 'b'],
      others: ['c', 'a', 'b'],
      only: null,
    });
  });

  it.each([
    [6, ['v1', 'v2', 'v3', 'v4', 'v5', 'v6']],
    [7, ['v1', 'v2', 'v3', 'v4', 'v5', 'Others']],
  ])('of %d values it has six colours at most, the rest together', (count, parts) => {
    const rows = Array.from({ length: count }, (_, n) => row(['Ghana', `v${n + 1}`], 10 - n));
    const drawing = drawingOf(rows, all);
    expect(drawing.parts).toEqual(parts);
    expect(drawing.bars[0]?.of.at(-1)).toBe(count === 6 ? 5 : 5 + 4);
  });

  it('one value alone where that is wished for, and where parts do not add up', () => {
    const rows = [row(['Ghana', 'a'], 1), row(['Togo', 'b'], 5), row(['Ghana', 'b'], 2)];
    expect(drawingOf(rows, { ...all, only: 'a' })).toMatchObject({ bars: [{ key: 'Ghana', count: 1 }], only: 'a' });
    expect(drawingOf(rows, { ...all, adds: false })).toMatchObject({
      bars: [
        { key: 'Togo', count: 5 },
        { key: 'Ghana', count: 2 },
      ],
      only: 'b',
    });
    expect(drawingOf(rows, { ...all, only: 'gone' }).only).toBeNull();
  });
});
