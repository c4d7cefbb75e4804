import { expect, test } from 'vitest';
import { shorten } from '../../src/engine/text/clean.ts';

test('a text that just fits is quoted whole, without a mark that something is left out', () => {
  expect(shorten('Bread goes stale', 3)).toBe('Bread goes stale');
  expect(shorten('Bread goes stale here', 3)).toBe('Bread goes stale …');
});
