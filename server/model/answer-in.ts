import * as v from 'valibot';
import { jsonIn, wholePartIn, withoutThoughts } from './json.ts';

/** What a model said, as the answer it was asked for; else what is wrong with it, in words that a small model can mend it by. */
export function answerIn<Out>(
  schema: v.GenericSchema<unknown, Out>,
  said: string,
): { readonly answer: Out } | { readonly issue: string } {
  const json = jsonIn(said);
  if (json === undefined) return { issue: noObjectIn(withoutThoughts(said)) };
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { answer: parsed.output };
  const again = v.safeParse(schema, withNumbers(json, parsed.issues));
  return again.success ? { answer: again.output } : { issue: again.issues.slice(0, 6).map(wordsOf).join('; ') };
}

/** What came whole of an answer that breaks off, over `rest` for what did not come; null where that is no answer. */
export function cutAnswerIn<Out>(schema: v.GenericSchema<unknown, Out>, said: string, rest: Out): Out | null {
  const part = wholePartIn(said);
  if (typeof part !== 'object' || part === null) return null;
  const answer = v.safeParse(schema, { ...rest, ...part });
  return answer.success ? answer.output : null;
}

function noObjectIn(said: string): string {
  const from = said.indexOf('{');
  if (from < 0)
    return 'no JSON object was found: answer with one JSON object and nothing else, and write nothing before the {';
  const open = openIn(said.slice(from));
  if (open === '')
    return 'the JSON object cannot be read: look for a comma, a colon or a quotation mark that is missing';
  return `no complete JSON object was found: at the end ${open} is missing. Write shorter texts, so that the answer comes to its end`;
}

/** What a JSON text still needs to be closed, such as ']}'; '' where it is closed. */
function openIn(json: string): string {
  const closing: string[] = [];
  let isText = false;
  for (let i = 0; i < json.length; i += 1) {
    const sign = json[i];
    if (isText && sign === '\\') i += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '{') closing.unshift('}');
    else if (sign === '[') closing.unshift(']');
    else if (sign === '}' || sign === ']') {
      closing.shift();
      if (closing.length === 0) return '';
    }
  }
  return `${isText ? '"' : ''}${closing.join('')}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list in [ ]',
  Object: 'an object in { }',
};

function wordsOf(issue: v.BaseIssue<unknown>): string {
  const at = v.getDotPath(issue) ?? 'the answer';
  if (issue.kind === 'schema' && issue.input === undefined) return `${at} is missing`;
  const kind = KINDS[issue.expected ?? ''];
  return issue.kind === 'schema' && kind !== undefined ? `${at} must be ${kind}` : `${at}: ${issue.message}`;
}

const NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/;

/** "5" where a number is wanted is meant as 5. */
function withNumbers(json: unknown, issues: readonly v.BaseIssue<unknown>[]): unknown {
  const put = (value: unknown, [key, ...rest]: readonly unknown[]): unknown => {
    if (key === undefined) return Number(value);
    if (Array.isArray(value)) return value.map((inner, i) => (i === key ? put(inner, rest) : inner));
    const fields = value as Record<string, unknown>;
    return { ...fields, [String(key)]: put(fields[String(key)], rest) };
  };
  return issues
    .filter(({ expected, input }) => expected === 'number' && typeof input === 'string' && NUMBER.test(input))
    .reduce((whole, { path }) => put(whole, path?.map(({ key }) => key) ?? []), json);
}
