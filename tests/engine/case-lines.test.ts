import { describe, expect, test } from 'vitest';
import { entryOf, linesOf, tooFewIn, withLines, withoutLines } from '../../src/engine/case/lines.ts';
import { SALT } from './support/case.ts';

type Parts = Parameters<typeof linesOf>[0];
const texts = (count: number) => Array.from({ length: count }, (_, at) => `Text ${at}`);
const advice = (change: Partial<typeof SALT.advice>): Parts => ({
  advice: { ...SALT.advice, sums: [], reasons: [], next: [], ...change },
});
const field = (change: Partial<typeof SALT.field>): Parts => ({ field: { ...SALT.field, ...change } });

describe('the texts of a case', () => {
  test('are all its sentences, in their order; names, units and empty ones are none', () => {
    const lines = linesOf({ doubts: SALT.doubts, advice: { ...SALT.advice, idea: '' } });
    const at = lines.map((line) => line.at);
    expect(at.slice(0, 3)).toEqual(['doubts.want', 'doubts.pay', 'doubts.can']);
    expect(at).toContain('doubts.around.0.ask');
    for (const none of ['doubts.around.0.factor', 'advice.idea', 'advice.sums.0.label']) expect(at).not.toContain(none);
    expect(lines.filter(({ isPlan }) => isPlan).map((line) => line.at)).toEqual([
      'doubts.around.0.ask',
      'doubts.around.0.so',
      'doubts.around.1.ask',
      'doubts.around.1.so',
      'advice.next.0',
    ]);
  });

  test('can be changed one by one, and nothing beside them', () => {
    const changed = withLines({ doubts: SALT.doubts, advice: SALT.advice }, ({ at, text }) => `${at}: ${text}`);
    expect(changed.doubts.want).toBe(`doubts.want: ${SALT.doubts.want}`);
    expect(changed.doubts.around[0]).toMatchObject({
      factor: 'Legal',
      ask: expect.stringContaining('doubts.around.0.ask: '),
    });
    expect(changed.advice).toMatchObject({ sums: SALT.advice.sums, idea: '', table: null });
  });

  test('belong to an entry of a list, or stand alone', () => {
    expect(entryOf('problem.causes.1.text')).toEqual(['problem.causes', 1]);
    expect(entryOf('advice.facts.12')).toEqual(['advice.facts', 12]);
    expect(entryOf('problem.heading')).toBeNull();
    expect(entryOf('advice.table.0')).toBeNull();
  });
});

describe('a case without what does not stand', () => {
  test('loses an entry whole, and of a text that stands alone its words', () => {
    const left = withoutLines({ problem: SALT.problem, doubts: SALT.doubts }, ['problem.causes.1.sign', 'doubts.want']);
    expect(left?.problem.causes.map(({ text }) => text)).toEqual(['The trader has the only lorry.']);
    expect(left?.doubts).toMatchObject({ want: '', pay: SALT.doubts.pay });
  });

  test('is none where more than two in five of its texts go', () => {
    const gone = (count: number) =>
      withoutLines(
        advice({ facts: texts(10) }),
        texts(count).map((_, at) => `advice.facts.${at}`),
      );
    expect(gone(4)?.advice?.facts).toHaveLength(6);
    expect(gone(5)).toBeNull();
  });

  test('is none without its heading or its problem, or with a list that is too short', () => {
    expect(withoutLines({ problem: SALT.problem, doubts: SALT.doubts }, ['problem.heading'])).toBeNull();
    expect(withoutLines({ problem: SALT.problem, doubts: SALT.doubts }, ['problem.problem'])).toBeNull();
    expect(withoutLines(field({ interview: texts(4) }), ['field.interview.0'])?.field?.interview).toHaveLength(3);
    expect(withoutLines(field({ interview: texts(3) }), ['field.interview.0'])).toBeNull();
  });

  test('loses its table with the table’s title', () => {
    const table = { title: 'By bags', sum: 's1', input: 'bags', values: [1, 2, 3] };
    expect(withoutLines(advice({ table, facts: texts(4) }), ['advice.table.title'])?.advice?.table).toBeNull();
    expect(withoutLines(advice({ table, facts: texts(4) }), ['advice.facts.0'])?.advice?.table).toEqual(table);
  });

  test('says what is too short or empty, so that it can be written again; an idea may be missing', () => {
    expect(tooFewIn(field({ unknowns: texts(1), interview: texts(4), tests: [], where: '' }))).toEqual([
      'unknowns: at least 2',
      'where is empty',
      'tests: at least 2',
    ]);
    expect(tooFewIn(advice({ idea: '', reasons: texts(1), facts: [], page: texts(6) }))).toEqual([]);
    expect(tooFewIn(advice({ reasons: texts(1), page: texts(5) }))).toEqual(['page: at least 6']);
  });
});
