import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from './journey.ts';

/** The letters a server without a mail server has written, to one address, oldest first. */
async function lettersTo(data: string, email: string) {
  const folder = join(data, 'mail');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return letters.filter((letter) => letter.to?.some(({ address }) => address === email));
}

/** Waits for the `nth` letter to an address and answers with what it says. */
async function letterTo(data: string, email: string, nth: number): Promise<string> {
  await expect.poll(async () => (await lettersTo(data, email)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(nth);
  return (await lettersTo(data, email))[nth - 1]?.text ?? '';
}

/** The link in the `nth` letter to an address. */
export async function linkTo(data: string, email: string, nth = 1): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await letterTo(data, email, nth))?.[0];
  if (link === undefined) throw new Error('The letter holds no link');
  return link;
}

/** The six digits in the `nth` letter to an address. */
export async function codeTo(data: string, email: string, nth = 1): Promise<string> {
  const code = /Your code: (\d{6})/.exec(await letterTo(data, email, nth))?.[1];
  if (code === undefined) throw new Error('The letter holds no code');
  return code;
}
