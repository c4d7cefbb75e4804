import { describe, expect, it } from 'vitest';
import { Budget, type Limits, type Spent } from '../../server/model/budget.ts';

const LIMITS: Limits = { calls: 10, tokens: 1_000, seconds: 100, money: null, pricePerMillion: 0 };
const NOTHING: Spent = { calls: 0, tokens: 0, seconds: 0 };
const having = (spent: Partial<Spent>, limits: Partial<Limits> = {}) =>
  new Budget({ ...LIMITS, ...limits }, { ...NOTHING, ...spent });

/** Of each limit 65 % for what is gathered, all of it for the calls that end a job. */
describe('what a job may spend on a model', () => {
  it.each<[string, Partial<Spent>, Partial<Spent>, number]>([
    ['calls', { calls: 5 }, { calls: 6 }, 0],
    ['calls, at the end', { calls: 9 }, { calls: 10 }, 0],
    ['tokens', { tokens: 550 }, { tokens: 551 }, 100],
    ['tokens, at the end', { tokens: 900 }, { tokens: 901 }, 100],
    ['seconds', { seconds: 64 }, { seconds: 65 }, 0],
    ['seconds, at the end', { seconds: 99 }, { seconds: 100 }, 0],
  ])('ends with its %s', (name, within, beyond, tokens) => {
    const isEnding = name.endsWith('at the end');
    expect(having(within).allows(tokens, isEnding)).toBe(true);
    expect(having(beyond).allows(tokens, isEnding)).toBe(false);
  });

  it('ends with its money, by the price of what the call may take', () => {
    const priced = { money: 1, pricePerMillion: 2_000 };
    expect(having({ tokens: 200 }, priced).allows(125, false)).toBe(true);
    expect(having({ tokens: 200 }, priced).allows(126, false)).toBe(false);
    expect(having({ tokens: 200 }, priced).allows(300, true)).toBe(true);
    expect(having({ tokens: 200 }, priced).allows(301, true)).toBe(false);
  });

  it('counts what was spent before, by whoever had the job, and what is booked', () => {
    const budget = having({ seconds: 60 });
    expect([budget.secondsLeft(false), budget.secondsLeft(true)]).toEqual([5, 40]);
    budget.book(100, 30);
    expect(budget.spent).toEqual({ calls: 1, tokens: 100, seconds: 90 });
    expect([budget.secondsLeft(false), budget.secondsLeft(true)]).toEqual([0, 10]);
  });
});
