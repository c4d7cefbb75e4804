import { describe, expect, it } from 'vitest';
import {
  destinationAfterSignIn,
  opensAsSignUp,
  safePath,
  signInLink,
  signInPath,
  signUpLink,
} from '../../src/domain/return-url.ts';

describe('safePath', () => {
  it.each(['/', '/settings', '/market-validation/report/1?x=2#y', '/a b'])('follows %s', (path) =>
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
    '/a\u007fb',
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

describe('[readings: Accounts] the two ways in', () => {
  it.each([
    ['', '/login', '/signup'],
    ['?redirect=%2Fprefine', '/signin?redirect=%2Fprefine', '/signup?redirect=%2Fprefine'],
    [
      '?code=needed&returnUrl=%2Fsettings%3Fa%3Db',
      '/signin?returnUrl=%2Fsettings%3Fa%3Db',
      '/signup?returnUrl=%2Fsettings%3Fa%3Db',
    ],
  ])('keep what is wanted, and nothing else, of %j', (search, signIn, signUp) => {
    expect([signInLink(search), signUpLink(search)]).toEqual([signIn, signUp]);
  });

  it.each([
    ['?redirect=%2Fprefine', false, true],
    ['?redirect=%2Fprefine', true, false],
    ['?returnUrl=%2Fsettings', false, false],
    ['', false, false],
    ['?link=google&redirect=%2Fprefine', false, false],
    ['?code=needed&redirect=%2Fprefine', false, false],
  ])('%j in a browser that had an account (%s) opens as sign-up: %s', (search, had, expected) => {
    expect(opensAsSignUp(search, had)).toBe(expected);
  });
});
