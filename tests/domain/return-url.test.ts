import { describe, expect, it } from 'vitest';
import { destinationAfterSignIn, safePath, signInPath } from '../../src/domain/return-url.ts';

describe('safePath', () => {
  it.each(['/', '/settings', '/market-validation/report/1?x=2#y'])('follows %s', (path) =>
    expect(safePath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'settings',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\nb',
  ])('does not follow %j', (path) => expect(safePath(path)).toBeNull());
});

describe('destinationAfterSignIn', () => {
  it.each([
    ['?returnUrl=/settings&redirect=/prefine', null, '/settings'],
    ['?redirect=/prefine', 'market-validation', '/prefine'],
    ['', 'problem-generator', '/problem-generator'],
    ['', 'elsewhere', '/market-validation'],
    ['?returnUrl=//evil.example', null, '/market-validation'],
    ['?returnUrl=javascript:alert(1)&redirect=/prefine', null, '/prefine'],
  ])('%s with %s goes to %s', (search, option, expected) =>
    expect(destinationAfterSignIn(search, option)).toBe(expected),
  );

  it('comes back to the whole address', () => {
    const wanted = '/market-validation?problem=a%20b';
    expect(destinationAfterSignIn(signInPath(wanted).replace('/login', ''), null)).toBe(wanted);
  });
});
