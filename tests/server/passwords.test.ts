import { describe, expect, it } from 'vitest';
import { checkStrength, hashPassword, isPassword } from '../../server/auth/passwords.ts';

describe('a password that is chosen', () => {
  const fault = (password: string) => {
    try {
      checkStrength(password, 'ama@example.org', 8);
      return null;
    } catch (error) {
      return (error as { reasons?: readonly string[] }).reasons?.[0];
    }
  };

  it.each([
    ['of eight signs, each counted once, is long enough', '🍅🍎🍌🍇🍉🍓🍒🍑', null],
    ['of seven signs is not, whatever they take to store', '🍅🍎🍌🍇🍉🍓🍒', 'length'],
    ['of a thousand letters is taken', 'abcde'.repeat(200), null],
    ['of one more is not', `${'abcde'.repeat(200)}f`, 'length'],
    ['that is the address itself is guessed at once', 'Ama@Example.org', 'pwned'],
    ['that everybody takes is, however it is written', 'PassWord123', 'pwned'],
    ['of two letters is', 'abababababab', 'pwned'],
    ['of three is not', 'abcabcabcabc', null],
  ])('%s', (_, password, expected) => expect(fault(password)).toBe(expected));
});

describe('a password that is typed', () => {
  it('is the same however a device writes its accents', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await isPassword(hash, 'cafe\u0301 au lait')).toBe(true);
    expect(await isPassword(hash, 'cafe au lait')).toBe(false);
  });

  it('is nobody’s where the account has none', async () => {
    expect(await isPassword(null, 'whatever it is')).toBe(false);
  });
});
