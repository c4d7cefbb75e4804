import { expect, it } from 'vitest';
import { promptOf } from '../../server/model/prompt.ts';

it('what does not fit is cut from the longest list, and a short one stays whole', () => {
  const passages = Array.from({ length: 40 }, (_, i) => ({ mark: `p${i}`, quote: 'Crates are crushed. '.repeat(20) }));
  const given = { rules: ['first rule', 'second rule', 'third rule'], passages };
  const { rules, passages: left } = JSON.parse(promptOf(given, 2_000, undefined)?.split('\n')[1] ?? '{}');
  expect(rules).toEqual(given.rules);
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(passages.length);
});
