import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { AuthError } from './errors.ts';

/** OWASP's floor for argon2id, the library's default kind: 19 MiB, two passes, one lane (security, 7). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Long enough for any passphrase; a bound, so that nobody makes the server hash a book. */
const MAX_LENGTH = 1_000;

/** Throws `weak_password` (422) for one that is too short, too long, or known to everybody. */
export function checkStrength(password: string, email: string, minLength: number): void {
  const weak = (message: string, reason: string) => new AuthError(422, 'weak_password', message, { reasons: [reason] });
  if ([...password].length < minLength) {
    throw weak(`Password should be at least ${minLength} characters.`, 'length');
  }
  if (password.length > MAX_LENGTH) throw weak(`Password should be at most ${MAX_LENGTH} characters.`, 'length');
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || plain === email || new Set(plain).size < 3) {
    throw weak('This password is too easy to guess. Please choose another one.', 'pwned');
  }
}

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Nobody knows the password of an account that has none. */
export function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash === null) return compareWithNobody(password);
  return password.length > MAX_LENGTH ? Promise.resolve(false) : verify(passwordHash, password.normalize('NFC'));
}

/**
 * The hash an unknown account is compared with, so that finding nobody takes as long as finding the wrong password
 * (security, 10). No password is known for it.
 */
let decoy: Promise<string> | undefined;
export async function compareWithNobody(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(24).toString('base64'));
  await isPassword(await decoy, password);
  return false;
}
