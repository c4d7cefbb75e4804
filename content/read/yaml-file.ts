import * as v from 'valibot';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './mistake.ts';

type Path = readonly (string | number)[];

/** A file that holds what its schema asks for, with the way back from each part to its line. */
export interface YamlFile<T> {
  readonly file: string;
  readonly value: T;
  readonly lineOf: (path: Path) => number;
}

export type YamlRead<T> = { readonly ok: YamlFile<T> } | { readonly mistakes: readonly Mistake[] };

/** The line where the path leads, or its nearest part that is there. */
function lineFinder(document: Document, lines: LineCounter) {
  return (path: Path): number => {
    let node: unknown = document.contents;
    let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
        if (!pair) break;
        offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
        node = pair.value;
      } else if (isSeq(node) && typeof step === 'number') {
        node = node.items[step];
        offset = isNode(node) ? (node.range?.[0] ?? offset) : offset;
      } else break;
    }
    return lines.linePos(offset).line;
  };
}

const WANTED: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  tuple: 'a list',
  number: 'a number',
  object_with_rest: 'keys with values',
};

function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'validation' || issue.type === 'union') return issue.message;
  if (issue.type === 'never') return 'is not a key of this form';
  if (issue.received === 'undefined') return 'is missing';
  if (issue.received === 'null') return 'is empty';
  return `must be ${WANTED[issue.type] ?? issue.expected}`;
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []));

/** Reads a YAML text by a schema and finds every mistake in it, not only the first. */
export function readYaml<const Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
): YamlRead<v.InferOutput<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    return {
      mistakes: faults.map(({ pos, message }) => ({
        file,
        line: lines.linePos(pos[0]).line,
        says: `cannot be read as YAML: ${message}`,
      })),
    };
  }
  const lineOf = lineFinder(document, lines);
  const result = v.safeParse(schema, document.toJS());
  if (result.success) return { ok: { file, value: result.output, lineOf } };
  return {
    mistakes: result.issues.map((issue) => {
      const path = pathOf(issue);
      return { file, line: lineOf(path), says: `${path.join('.') || 'the file'} ${sentence(issue)}` };
    }),
  };
}

/** Every text in a value, with its path. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ readonly path: Path; readonly text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
  }
}
