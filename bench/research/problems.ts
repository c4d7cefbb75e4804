import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const Texts = v.array(v.string());
const ProblemFile = v.object({
  query: v.string(),
  playbook: v.string(),
  answers: v.record(v.string(), v.string()),
  facts: Texts,
  falsehoods: Texts,
  orders: Texts,
  disputes: v.array(v.tuple([v.string(), v.string()])),
});

/** A document of a made web; README.md says what each field means. */
export interface MadePage {
  readonly url: string;
  readonly title: string;
  readonly date: string;
  readonly found: readonly string[];
  readonly country: string;
  readonly publisher: string;
  readonly type: string;
  readonly status: number;
  readonly location: string;
  readonly delay: number;
  readonly repeat: number;
  /** What a paper's abstract is; '' where the body is a page's markup, which no library has for one. */
  readonly abstract: string;
  readonly body: string;
}

export type Problem = v.InferOutput<typeof ProblemFile> & {
  readonly name: string;
  readonly pages: readonly MadePage[];
};

/** A body that is a whole page. */
export const MARKUP = /<(?:html|p)\b/i;

const FOLDER = join(import.meta.dirname, 'problems');

function pageOf(text: string): MadePage {
  const [head = '', ...rest] = text.split('\n\n');
  const fields = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const [first = '', full = ''] = rest.join('\n\n').trim().split('\n+++\n');
  const isPage = full === '' && MARKUP.test(first);
  return {
    url: fields.url ?? '',
    title: fields.title ?? '',
    date: fields.date ?? '',
    found: (fields.found ?? '').split(' ').filter((name: string) => name !== ''),
    country: fields.country ?? '',
    publisher: fields.publisher ?? '',
    type: fields.type ?? 'text/html',
    status: Number(fields.status ?? 200),
    location: fields.location ?? '',
    delay: Number(fields.delay ?? 0),
    repeat: Number(fields.repeat ?? 1),
    abstract: isPage ? '' : first,
    body: full === '' ? first : full,
  };
}

export function readProblem(name: string): Problem {
  const folder = join(FOLDER, name);
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.page'))
    .sort()
    .map((file) => pageOf(readFileSync(join(folder, file), 'utf8')));
  return { ...v.parse(ProblemFile, parse(readFileSync(join(folder, 'problem.yaml'), 'utf8'))), name, pages };
}

export const problemNames = (): string[] => readdirSync(FOLDER).sort();
