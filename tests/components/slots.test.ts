import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING, rowsOf, slotsFor, wider } from '../../src/components/history/slots.ts';

const lists = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 12 }), {
  maxLength: 20,
});

describe('the rows that are drawn', () => {
  it('are each once, in order, and among those there are', () => {
    const spans = [
      { startIndex: 40, endIndex: 42 },
      wider({ startIndex: 1, endIndex: 2 }, 2),
      { startIndex: 3, endIndex: 3 },
      wider(NOTHING, 9),
    ];
    expect(rowsOf(spans, 42)).toEqual([0, 1, 2, 3, 4, 40, 41]);
    expect(rowsOf(spans, 0)).toEqual([]);
  });
});

describe('the elements that rows are shown in', () => {
  it('belong to one row each, stay with a row that is still shown, and are no more than were shown at once', () =>
    fc.assert(
      fc.property(lists, (shown) => {
        let slots: ReadonlyMap<string, number> = new Map();
        let most = 0;
        for (const ids of shown) {
          const before = slots;
          slots = slotsFor(before, ids);
          most = Math.max(most, ids.length);
          expect([...slots.keys()]).toEqual(expect.arrayContaining(ids));
          expect(slots.size).toBe(ids.length);
          expect(new Set(slots.values()).size).toBe(ids.length);
          for (const id of ids) if (before.has(id)) expect(slots.get(id)).toBe(before.get(id));
          expect(Math.max(-1, ...slots.values())).toBeLessThan(most);
        }
      }),
    ));

  it('are the same map while the same rows are shown', () => {
    const slots = slotsFor(new Map(), ['a', 'b']);
    expect(slotsFor(slots, ['b', 'a'])).toBe(slots);
  });
});
