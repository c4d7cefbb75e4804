import type { Context } from 'hono';
import * as v from 'valibot';
import { ENGLISH, formatNumber } from '../../src/lib/locale.ts';
import { AppError } from '../errors.ts';
import type { Env } from './env.ts';
import { requireWellFormed } from './well-formed.ts';

/** What fields are called to a person. */
const LABELS: Readonly<Record<string, string>> = {
  query: 'Your problem description',
  answers: 'Your answer',
  reason: 'The reason',
  title: 'The title',
  summary: 'The summary',
  tags: 'A tag',
  category: 'The category',
  q: 'The search text',
};

const NOT_FILLED = new Set(['non_empty', 'object', 'string']);

/** The sentence shown beside a field. */
function sentence(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? '';
  const label = LABELS[path.split('.')[0] ?? ''] ?? 'This field';
  if (issue.type === 'max_length' && typeof issue.requirement === 'number') {
    const limit = formatNumber(issue.requirement, {}, ENGLISH);
    return Array.isArray(issue.input)
      ? `${label} has too many choices: at most ${limit}. Please take some back.`
      : `${label} is too long: at most ${limit} characters. Please shorten it.`;
  }
  if (NOT_FILLED.has(issue.type) && (issue.input === undefined || issue.input === '' || issue.input === null)) {
    return `${label} is empty. Please fill it in.`;
  }
  return 'Please check your input and try again.';
}

/** Parses what a client sent. Throws `validation_failed` with a sentence for each field. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) {
    // A query may hold JSON, which is text only once it was parsed.
    requireWellFormed(parsed.output);
    return parsed.output;
  }
  const fields = parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: sentence(issue) }));
  throw new AppError('validation_failed', fields[0]?.message ?? 'Please check your input and try again.', { fields });
}

/** Bytes that are no UTF-8 are refused, not replaced. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    const text = utf8.decode(bytes);
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    // No cause: the parser's message repeats a piece of what was sent, a password perhaps.
    throw new AppError('malformed_json', 'The request could not be read. Please try again.');
  }
}

/** The request's JSON, an absent body counting as `{}`. Throws `malformed_json`, `validation_failed`. */
export async function readJson(c: Context<Env>): Promise<unknown> {
  const json = parseJson(await c.req.arrayBuffer());
  requireWellFormed(json);
  return json;
}
