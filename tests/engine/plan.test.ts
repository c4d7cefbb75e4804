import { describe, expect, test } from 'vitest';
import { allIndustries } from '../../src/engine/knowledge/playbooks.ts';
import { turnsOf } from '../../src/engine/plan.ts';
import { testOrder } from '../../src/engine/score.ts';
import { lineOf, research } from './support/run.ts';

const PLAYBOOKS = allIndustries().flatMap((p) => p.playbooks);

describe('the fourteen days', () => {
  test('give every test of every playbook the days its card asks for, inside the fortnight', () => {
    for (const playbook of PLAYBOOKS) {
      const turns = turnsOf(testOrder(playbook, false));
      expect(
        turns.map((t) => t.to - t.from + 1),
        playbook.id,
      ).toEqual(playbook.tests.map((t) => t.days));
      for (const { from, to } of turns) expect(from >= 2 && to <= 13, `${playbook.id} ${from}–${to}`).toBe(true);
      expect(
        turns.map((t) => t.from),
        playbook.id,
      ).toEqual([...turns].map((t) => t.from).sort((a, b) => a - b));
    }
  });

  test('say so where a test must begin before the one before has ended', () => {
    const card = (days: number, number: number) => ({
      test: { ...(PLAYBOOKS[0]?.tests[0] as (typeof PLAYBOOKS)[number]['tests'][number]), days },
      number,
    });
    expect(turnsOf([card(4, 1), card(4, 2), card(4, 3)]).map((t) => [t.from, t.to, t.waits])).toEqual([
      [2, 5, true],
      [6, 9, true],
      [10, 13, true],
    ]);
    expect(turnsOf([card(5, 1), card(10, 2), card(9, 3)]).map((t) => [t.from, t.to, t.waits])).toEqual([
      [2, 6, true],
      [4, 13, false],
      [5, 13, false],
    ]);
  });

  test('stand in the report as on the cards', () => {
    const { recommendations } = research(
      'Private school owners in Thiès, Senegal, are paid the fees late by parents.',
      { nearest: lineOf('education.school-fees') },
    ).content;
    const cards = [...recommendations.matchAll(/\*Days:\* ([a-z]+)\./g)].map((m) => m[1]);
    const lines = [...recommendations.matchAll(/\*Days (\d+)–(\d+):\* Test/g)].map((m) => Number(m[2]) - Number(m[1]));
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    expect(lines.map((span) => words[span])).toEqual(cards);
  });
});
