import { describe, expect, test } from 'vitest';
import { type Lesson, nearestIn } from '../../src/engine/chat/learned/nearest.ts';

const LESSON: Lesson = {
  kinds: ['causes', 'legal', 'budget'],
  questions: [
    '0 why does the milk turn sour so fast',
    '0 what makes the milk go bad',
    '1 which licence do i need',
    '1,2 what does the licence cost me in all',
    '- what does the licence cost in kenya',
    '- who is the minister of milk',
  ],
};
const KNOWN = ['why', 'milk', 'licenc', 'cost', 'which', 'minist', 'who', 'need', 'bad'];
const { alike } = nearestIn(LESSON, KNOWN);

test('a lesson is read piece by piece, and to the end when it is asked before', () => {
  const long = { kinds: LESSON.kinds, questions: Array.from({ length: 60 }, () => LESSON.questions).flat() };
  const question = 'what does the licence cost me';
  const atOnce = nearestIn(long, KNOWN).alike(question);
  const { alike: asked, readOn } = nearestIn(long, KNOWN);
  expect(readOn()).toBe(true);
  const inPieces = asked(question);
  expect(readOn()).toBe(false);
  expect(inPieces.beyond).toBe(atOnce.beyond);
  for (const kind of ['causes', 'legal'] as const) expect(inPieces.kind(kind)).toBe(atOnce.kind(kind));
  expect(inPieces.kind('legal')).toBeGreaterThan(inPieces.kind('causes'));
});

describe('the nearest questions of the lesson', () => {
  test('speak for the kinds they were after', () => {
    const { kind } = alike('why is the milk sour?');
    expect(kind('causes')).toBeGreaterThan(kind('legal'));
    const licence = alike('which licence, please?').kind;
    expect(licence('legal')).toBeGreaterThan(licence('causes'));
  });

  test('tell what lies beyond by what is nearest, not by what is most', () => {
    expect(alike('who is the minister of milk').beyond).toBeGreaterThan(0);
    expect(alike('why does the milk turn sour so fast').beyond).toBeLessThan(0);
  });

  test('share their voice among several kinds', () => {
    const { kind } = alike('what does the licence cost me in all');
    expect(kind('budget')).toBeGreaterThan(kind('causes'));
    expect(kind('legal')).toBeGreaterThanOrEqual(kind('budget'));
  });

  test('are silent where nothing is near, and of a kind they do not know', () => {
    const none = alike('qzxv wkkj');
    expect(none.beyond).toBe(0);
    expect(none.kind('causes')).toBe(0);
    expect(alike('why is the milk sour?').kind('map')).toBe(0);
  });
});
