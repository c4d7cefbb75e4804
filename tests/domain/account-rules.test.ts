import { describe, expect, it } from 'vitest';
import { signInFaults, signUpFaults } from '../../src/domain/account-rules.ts';
import {
  codeFault,
  deletionFaults,
  passwordChangeFaults,
  proofOf,
  resetFaults,
} from '../../src/domain/settings-rules.ts';

describe('signInFaults', () => {
  it.each([
    [
      { email: '', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
    [{ email: 'a@b', password: 'x' }, { email: 'Email is invalid' }],
    [{ email: ' a@b.co ', password: 'x' }, {}],
  ])('%j', (form, expected) => expect(signInFaults(form)).toEqual(expected));
});

describe('signUpFaults', () => {
  const good = { fullName: 'Ama', email: 'a@b.co', password: 'eight888', confirmation: 'eight888' };

  it('accepts what is right, of the least length', () => {
    expect(signUpFaults({ ...good, fullName: ' Al ' })).toStrictEqual({});
  });

  it.each([
    [{ fullName: ' A ' }, { fullName: 'Full name must be at least 2 characters' }],
    [{ email: 'nobody' }, { email: 'Email is invalid' }],
    [{ password: '', confirmation: '' }, { password: 'Password is required' }],
    [{ password: 'seven77', confirmation: 'seven77' }, { password: 'Password must be at least 8 characters' }],
    [{ confirmation: 'eight889' }, { confirmation: 'Passwords do not match' }],
  ])('%j', (change, expected) => expect(signUpFaults({ ...good, ...change })).toEqual(expected));
});

describe('what is done about an account later', () => {
  it.each([
    ['123456', true],
    ['123 456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
  ])('a code is six digits, in one group or two: %s', (code, isOne) => {
    expect(codeFault(code) === undefined).toBe(isOne);
  });

  it('a code is sent without its gap, a password as it was typed', () => {
    expect(proofOf('code', '123 456').text).toBe('123456');
    expect(proofOf('password', 'two words').text).toBe('two words');
  });

  it('a new password needs a code only where the account asks for one', () => {
    const form = { password: 'eight888', confirmation: 'eight888', code: '' };
    expect(resetFaults(form, false)).toEqual({});
    expect(resetFaults(form, true)).toEqual({ code: 'Enter the six digits' });
  });

  it('a password is changed by whoever proves who they are, by password or by code', () => {
    const form = { proof: '', password: '', confirmation: '' };
    expect(passwordChangeFaults(form, 'password')).toEqual({
      proof: 'Password is required',
      password: 'New password is required',
    });
    expect(passwordChangeFaults({ ...form, password: 'short', confirmation: 'short', proof: 'x' }, 'code')).toEqual({
      proof: 'Enter the six digits',
      password: 'Password must be at least 8 characters',
    });
  });

  it('an account is deleted by its whole word alone', () => {
    const faults = (confirmation: string) =>
      deletionFaults({ confirmation, proof: 'x' }, 'DELETE', 'Type it', 'password');
    expect([faults(' DELETE '), faults('delete'), faults('DELETE it')]).toEqual([
      {},
      { confirmation: 'Type it' },
      { confirmation: 'Type it' },
    ]);
  });
});
