import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { descend } from '../../bench/chat/descend.ts';
import { featuresOf } from '../../src/engine/chat/learned/features.ts';
import { LEARNED } from '../../src/engine/chat/learned/learned.ts';
import { type Kept, learnedFrom, letterOf, weightOf } from '../../src/engine/chat/learned/model.ts';
import { SENSES, senseOf } from '../../src/engine/chat/learned/sense.ts';

const file = new URL('../../src/engine/chat/learned/weights.json', import.meta.url);
const text = readFileSync(file, 'utf8');
const kept = JSON.parse(text) as Kept;
const MOST_BYTES = 250_000;
const MOST_BYTES_OF_SENSES = 760_000;

describe('what was learned of the ways of asking', () => {
  test('is small, and whole', () => {
    expect(text.length).toBeLessThan(MOST_BYTES);
    expect(kept.start.kinds).toHaveLength(kept.kinds.length);
    const lengths = new Set(Object.values(kept.features).map((letters) => letters.length));
    expect([...lengths]).toEqual([kept.kinds.length + 1]);
  });

  test('leans towards the part that is asked for', () => {
    const cause = LEARNED.kind('is it really because of the heat?');
    expect(cause('causes')).toBeGreaterThan(cause('legal'));
    const office = LEARNED.kind('do i need a licence from some office?');
    expect(office('legal')).toBeGreaterThan(office('causes'));
  });

  test('tells what no report holds from what one may', () => {
    const traits = { missing: 0.2, strange: 0 };
    const name = LEARNED.beyond('what is the name of the director?', traits);
    const cause = LEARNED.beyond('why does it happen, is it because they are careless?', traits);
    expect(name).toBeGreaterThan(cause);
    // As they come together: nothing of the question is in the report, and nothing in the way it is asked speaks for one.
    expect(LEARNED.beyond('who?', { missing: 1, strange: 2, unmet: 1 })).toBeGreaterThan(
      LEARNED.beyond('who?', { missing: 0, strange: 0, unmet: 0 }),
    );
  });

  test('says nothing where it has learned nothing', () => {
    const blank = learnedFrom(
      { kinds: [], most: [1, 1], start: { kinds: [], beyond: 0 }, traits: { missing: 0, strange: 0 }, features: {} },
      { kinds: [], questions: [] },
    );
    expect(blank.kind('why')('causes')).toBe(0);
    expect(blank.beyond('why', { missing: 1, strange: 2 })).toBe(0);
    expect(blank.alike('why').kind('causes')).toBe(0);
    expect(blank.alike('why').beyond).toBe(0);
  });
});

test('a weight is kept as one letter and read again nearly as it was', () => {
  for (const weight of [-5, -1.3, -0.02, 0, 0.4, 2.7, 5]) {
    expect(letterOf(weight, 5)).toHaveLength(1);
    expect(weightOf(letterOf(weight, 5), 5)).toBeCloseTo(weight, 0);
  }
  expect(weightOf(letterOf(0, 5), 5)).toBeCloseTo(0);
  expect(weightOf(letterOf(9, 5), 5)).toBe(5);
});

test('a question is read with its beginning and its end, numbers alike', () => {
  expect([...featuresOf('how many must 12').keys()]).toEqual(
    expect.arrayContaining(['^ how', 'how man must', 'must #', '# $']),
  );
  expect(featuresOf('is it 12?')).toEqual(featuresOf('is it 400?'));
});

describe('the sense of a question', () => {
  const likeness = (a: string, b: string): number => {
    const [one, other] = [senseOf(a), senseOf(b)];
    return SENSES.reduce((sum, key) => sum + (one.get(key) ?? 0) * (other.get(key) ?? 0), 0);
  };

  test('is of length one, and none where no word is known', () => {
    expect(likeness('what does a lorry cost', 'what does a lorry cost')).toBeCloseTo(1);
    expect(senseOf('qzxv wkkj').size).toBe(0);
  });

  test('is near where other words say the same, and far where they do not', () => {
    const near = likeness('what is the salary of a nurse', 'how much are doctors paid');
    expect(near).toBeGreaterThan(likeness('what is the salary of a nurse', 'which roof keeps the rain out'));
  });

  test('is learned from, number by number, and kept small', () => {
    for (const key of SENSES) expect(kept.features).toHaveProperty([key]);
    const senses = readFileSync(new URL('../../src/engine/chat/learned/senses.json', import.meta.url));
    expect(senses.length).toBeLessThan(MOST_BYTES_OF_SENSES);
  });
});

test('the bottom of a bowl is found', () => {
  const bottom = [3, -2, 0.5];
  const found = descend(
    (point, slope) =>
      bottom.reduce((height, at, i) => {
        const off = (point[i] ?? 0) - at;
        slope[i] = 2 * (i + 1) * off;
        return height + (i + 1) * off * off;
      }, 0),
    3,
    100,
  );
  for (const [i, at] of bottom.entries()) expect(found[i]).toBeCloseTo(at, 3);
});
