import { describe, expect, test } from 'vitest';
import { answersIn, nearIn } from '../../src/engine/chat/choose.ts';
import type { Wish } from '../../src/engine/chat/intents.ts';
import { isTest, type Part, testNamedIn } from '../../src/engine/chat/parts.ts';
import type { Asked } from '../../src/engine/chat/question.ts';
import type { Ranked, Scored } from '../../src/engine/chat/rank.ts';
import { linesIn, linesOf, unmarked } from '../../src/engine/chat/sentences.ts';
import { widerAnswer } from '../../src/engine/chat/wider.ts';
import { packOf } from './support/run.ts';

interface Standing {
  readonly share?: number;
  readonly covers?: number;
  readonly wanted?: number;
  readonly lines?: readonly string[];
  readonly text?: string;
}
const scored = (name: string, { share = 1, covers = 0, wanted = 0, lines = [], text = '' }: Standing = {}): Scored =>
  ({
    part: { id: name, name, head: name, text, lines } as unknown as Part,
    share,
    covers,
    wanted,
    lines: [],
    isAnswer: true,
  }) as Scored;
const ranked = (...of: readonly Scored[]) => ({ scored: of }) as unknown as Ranked;
const asked = (wish: Partial<Wish> = {}, meant: Part | null = null) =>
  ({
    wish: { isAlone: false, isWhole: false, isOfWhole: () => false, lines: null, ...wish },
    meant,
  }) as unknown as Asked;
const names = (parts: readonly Scored[]) => parts.map(({ part }) => part.name);

describe('the parts that answer', () => {
  const answered = (of: readonly Scored[], what = asked()) =>
    names(
      answersIn(
        ranked(...of),
        what,
        of.map(({ part }) => part),
      ),
    );

  test('are the best and one beside it that is nearly as good', () => {
    expect(answered([scored('a'), scored('b', { share: 0.7 }), scored('c', { share: 0.7 })])).toEqual(['a', 'b']);
    expect(answered([scored('a'), scored('b', { share: 0.69 })])).toEqual(['a']);
    expect(answered([])).toEqual([]);
  });

  test('are one alone where one of its kind is asked for, or the one that is meant', () => {
    const two = [scored('a'), scored('b')];
    expect(answered(two, asked({ isAlone: true }))).toEqual(['a']);
    expect(answered(two, asked({}, two[0]?.part ?? null))).toEqual(['a']);
    expect(answered(two, asked({}, two[1]?.part ?? null))).toEqual(['a', 'b']);
  });

  test('are the test that the best names beside it, before what is as good', () => {
    const of = [scored('First test', { text: 'Test 2, a walk' }), scored('b'), scored('Test 2', { share: 0.1 })];
    expect(answered(of)).toEqual(['First test', 'Test 2']);
  });

  test('are all that belong together, four at most, those most wanted first, and none without a line that is asked for', () => {
    const whole = { isWhole: true, isOfWhole: (name: string) => name.startsWith('w') };
    const of = ['w1', 'w2', 'w3', 'w4', 'w5'].map((name, at) => scored(name, { wanted: at }));
    expect(answered([...of, scored('other')], asked(whole))).toEqual(['w5', 'w4', 'w3', 'w2']);
    expect(answered([scored('other'), scored('b')], asked(whole))).toEqual(['other', 'b']);
    const lined = { ...whole, lines: /cost/ };
    const costs = [
      scored('w1', { covers: 1, lines: ['no word of it'] }),
      scored('w2', { covers: 2, lines: ['what it will cost'] }),
      scored('w3', { covers: 3, lines: ['a cost'] }),
      scored('w4', { covers: 9, lines: ['nothing'] }),
    ];
    // The best one stays, whether it has such a line or not.
    expect(answered(costs, asked(lined))).toEqual(['w3', 'w2', 'w1']);
    expect(names(nearIn(ranked(...costs), asked(lined)))).toEqual(['w3', 'w2']);
  });

  test('are three of the nearest where none answers', () => {
    const of = ['a', 'b', 'c', 'd'].map((name) => scored(name));
    expect(names(nearIn(ranked(...of), asked()))).toEqual(['a', 'b', 'c']);
  });
});

describe('a part of a report', () => {
  test('is read by its points, by what stands under each label, and by its sentences, without its heading', () => {
    const text =
      '**The tests**, in order. Do them all. Then count.\n- *Days:* two. *Stop:* at five.\n1. Ask **ten**.\n- …';
    expect(linesOf({ head: 'The tests', text })).toEqual([
      'Days: two.',
      'Stop: at five.',
      'Ask ten.',
      'Do them all.',
      'Then count.',
    ]);
    expect(linesOf({ head: 'Days', text: 'Days.' })).toEqual([]);
    expect(unmarked('- **Ask** ten')).toBe('Ask ten');
  });

  test('has lines that are asked for, or none', () => {
    expect(linesIn({ lines: ['a cost', 'a day'] }, { lines: /cost/ })).toEqual(['a cost']);
    expect(linesIn({ lines: ['a cost'] }, { lines: null })).toEqual([]);
  });

  test.each([
    ['Test 2: A walk', true],
    ['Your idea, tried by hand', true],
    ['Tests', false],
    ['First test', false],
  ])('%s is a test: %s', (name, is) => expect(isTest(name)).toBe(is));

  test('names a test by its number, if there is one', () => {
    const parts = [scored('Test 1: A'), scored('Test 2: B')].map(({ part }) => part);
    const named = (text: string) => testNamedIn(scored('x', { text }).part, parts)?.name;
    expect([named('Test 2, B'), named('Test 3'), named('the second test')]).toEqual([
      'Test 2: B',
      undefined,
      undefined,
    ]);
  });
});

describe('what the records of a country say, where the report says nothing', () => {
  const told = (question: string, ...countries: readonly string[]) => widerAnswer(question, countries.map(packOf));

  test('is a figure that the question asks for in two words at least, and half of them', () => {
    expect(told('How many rural people in Ghana have electricity?', 'GHA')?.chunks[0]?.id).toBe(
      'record-GHA-EG.ELC.ACCS.RU.ZS',
    );
    expect(told('electricity', 'GHA')).toBeNull();
    expect(told('Why do goats of my neighbour dislike the rural road to the market of the people?', 'GHA')).toBeNull();
    expect(told('How many rural people in Ghana have electricity?')).toBeNull();
  });

  test('is three at most, of each country that was named, with the place, the publisher, the address and the limit', () => {
    const answer = told('How many rural people have electricity?', 'GHA', 'KEN', 'TZA', 'UGA');
    expect(answer?.chunks).toHaveLength(3);
    expect(new Set(answer?.chunks.map(({ metadata }) => metadata.section)).size).toBeGreaterThan(1);
    const [first] = answer?.chunks ?? [];
    expect(first?.content).toMatch(/^\d.+ African countries on record \(.+, https:\/\/.+\)\. Limit: .+\.$/);
    expect(answer?.content.split('\n- ')).toHaveLength(4);
  });
});
