import { describe, expect, it } from 'vitest';
import { signInFaults, signUpFaults } from '../../src/domain/account-rules.ts';

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

  it('accepts what is right', () => expect(signUpFaults(good)).toEqual({}));

  it.each([
    [{ fullName: ' A ' }, { fullName: 'Full name must be at least 2 characters' }],
    [{ email: 'nobody' }, { email: 'Email is invalid' }],
    [{ password: '', confirmation: '' }, { password: 'Password is required' }],
    [{ password: 'seven77', confirmation: 'seven77' }, { password: 'Password must be at least 8 characters' }],
    [{ confirmation: 'eight889' }, { confirmation: 'Passwords do not match' }],
  ])('%j', (change, expected) => expect(signUpFaults({ ...good, ...change })).toEqual(expected));
});
