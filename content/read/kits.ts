import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { frameSchema, type Kit, type KitFrame, kitOrderSchema, kitSchema } from '../schema/kit.ts';
import { isLanguage, LANGUAGES, type Language } from '../schema/language.ts';
import type { Mistake } from './mistake.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

export const KITS = 'content/kits';
const ORDER = 'order.yaml';
/** The folder beside the kits that holds the words round them. */
const FRAME = 'frame';

/** A file of one language; `kind` is the folder's name. */
export interface Written<T> extends YamlFile<T> {
  readonly kind: string;
  readonly language: Language;
}

export interface KitContent {
  readonly kits: readonly Written<Kit>[];
  readonly frames: readonly Written<KitFrame>[];
  /** Languages by folder, whether or not the file could be read. */
  readonly present: ReadonlyMap<string, ReadonlySet<Language>>;
  readonly mistakes: readonly Mistake[];
}

/** Every kind once; without a file for it, as the folders stand. */
function orderOf(root: string, kinds: readonly string[], mistakes: Mistake[]): readonly string[] {
  const file = `${KITS}/${ORDER}`;
  if (!existsSync(join(root, file))) return kinds;
  const result = readYaml(file, readFileSync(join(root, file), 'utf8'), kitOrderSchema);
  if (!('ok' in result)) {
    mistakes.push(...result.mistakes);
    return kinds;
  }
  const { value, lineOf } = result.ok;
  const wrong = value.findIndex((kind, i) => !kinds.includes(kind) || value.indexOf(kind) !== i);
  const missing = kinds.filter((kind) => !value.includes(kind));
  if (wrong >= 0) mistakes.push({ file, line: lineOf([wrong]), says: `names no kit, or one again: ${value[wrong]}` });
  if (missing.length > 0) mistakes.push({ file, line: 1, says: `does not name ${missing.join(', ')}` });
  return value;
}

/** Reads every kit under a project's folder, in their order, and all mistakes of form. */
export function readKits(root: string): KitContent {
  const mistakes: Mistake[] = [];
  const kits: Written<Kit>[] = [];
  const frames: Written<KitFrame>[] = [];
  const present = new Map<string, Set<Language>>();
  const folder = join(root, KITS);

  function read<T>(kind: string, language: Language, schema: v.GenericSchema<unknown, T>, into: Written<T>[]) {
    const file = `${KITS}/${kind}/${language}.yaml`;
    const result = readYaml(file, readFileSync(join(root, file), 'utf8'), schema);
    if ('ok' in result) into.push({ ...result.ok, kind, language });
    else mistakes.push(...result.mistakes);
  }

  for (const kind of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (kind === ORDER) continue;
    if (!/^[a-z]+(-[a-z]+)*$/.test(kind)) {
      mistakes.push({ file: `${KITS}/${kind}`, line: 1, says: 'is no name for a kit: small letters and hyphens only' });
      continue;
    }
    const languages = new Set<Language>();
    present.set(kind, languages);
    for (const name of readdirSync(join(folder, kind)).sort()) {
      const language = name.replace(/\.yaml$/, '');
      if (!name.endsWith('.yaml') || !isLanguage(language)) {
        const known = LANGUAGES.map((one) => `${one}.yaml`).join(', ');
        mistakes.push({
          file: `${KITS}/${kind}/${name}`,
          line: 1,
          says: `does not belong here; the files are ${known}`,
        });
        continue;
      }
      languages.add(language);
      if (kind === FRAME) read(kind, language, frameSchema(language), frames);
      else read(kind, language, kitSchema(language), kits);
    }
  }
  for (const kind of [FRAME, 'general']) if (!present.has(kind)) present.set(kind, new Set());
  const order = orderOf(
    root,
    [...present.keys()].filter((kind) => kind !== FRAME),
    mistakes,
  );
  kits.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return { kits, frames, present, mistakes };
}
