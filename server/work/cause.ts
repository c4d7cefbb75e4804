import { describeError } from '../db/describe-error.ts';

const MOST = 500;

/** What opens an account or names somebody, as it gets into the messages of libraries. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+\S+/gi, 'Bearer [redacted]'],
  [/\b(?:sk|pk|key)-[\w-]{8,}/gi, '[redacted]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[redacted]'],
  [/(:\/\/)[^\s/@]+@/g, '$1[redacted]@'],
  [/\?\S*=\S*/g, '?[redacted]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]'],
];

/** Why something failed, in a line for operators: the names and messages of the error and of what caused it, redacted. */
export function causeOf(error: unknown): string {
  const parts: string[] = [];
  for (let told: ReturnType<typeof describeError> | undefined = describeError(error); told; told = told.cause)
    parts.push(`${told.name}: ${told.message}`);
  const line = parts.join(' ← ').replace(/\s+/g, ' ');
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line).slice(0, MOST);
}
