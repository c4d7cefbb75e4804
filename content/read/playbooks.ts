import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { INDUSTRY_OPTIONS } from '../../src/contract/explorer-options.ts';
import { type Industry, industrySchema, type PlaybookText, playbookSchema } from '../schema/playbook.ts';
import type { Mistake } from './mistake.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

export const PLAYBOOKS = 'content/playbooks';
export const INDUSTRIES = 'content/industries';

/** A playbook's file; its place among the folders is its name, `industry.name`. */
export interface WrittenPlaybook<T = PlaybookText> extends YamlFile<T> {
  readonly id: string;
}

export interface Playbooks<T> {
  readonly playbooks: readonly WrittenPlaybook<T>[];
  readonly mistakes: readonly Mistake[];
}

const NAME = /^[a-z]+(-[a-z]+)*$/;
export const isIndustry = (id: string): boolean => INDUSTRY_OPTIONS.some((industry) => industry.id === id);
const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Every `<industry>/<name>.yaml` under a folder, and all mistakes of form. `called` is the folder's name in messages. */
export function readPlaybookFolder<T>(
  folder: string,
  called: string,
  schema: v.GenericSchema<unknown, T>,
): Playbooks<T> {
  const mistakes: Mistake[] = [];
  const playbooks: WrittenPlaybook<T>[] = [];
  const refuse = (file: string, says: string) => mistakes.push({ file, line: 1, says });
  for (const industry of namesIn(folder)) {
    if (!isIndustry(industry) || !statSync(join(folder, industry)).isDirectory()) {
      const known = INDUSTRY_OPTIONS.map(({ id }) => id).join(', ');
      refuse(`${called}/${industry}`, `does not belong here; the folders are industries: ${known}`);
      continue;
    }
    for (const name of namesIn(join(folder, industry))) {
      const file = `${called}/${industry}/${name}`;
      const own = name.replace(/\.yaml$/, '');
      if (!name.endsWith('.yaml') || !NAME.test(own)) {
        refuse(file, 'is no name for a playbook: small letters and hyphens, and .yaml at the end');
        continue;
      }
      const result = readYaml(file, readFileSync(join(folder, industry, name), 'utf8'), schema);
      if ('ok' in result) playbooks.push({ ...result.ok, id: `${industry}.${own}` });
      else mistakes.push(...result.mistakes);
    }
  }
  return { playbooks, mistakes };
}

/** The shipped playbooks. */
export const readPlaybooks = (root: string): Playbooks<PlaybookText> =>
  readPlaybookFolder(join(root, PLAYBOOKS), PLAYBOOKS, playbookSchema);

/** One of them, `industry/name`; nothing where there is none, or it cannot be read. */
export function readPlaybook(root: string, name: string): PlaybookText | undefined {
  const file = `${PLAYBOOKS}/${name}.yaml`;
  if (!existsSync(join(root, file))) return undefined;
  const result = readYaml(file, readFileSync(join(root, file), 'utf8'), playbookSchema);
  return 'ok' in result ? result.ok.value : undefined;
}

export interface IndustryContent {
  readonly industries: readonly YamlFile<Omit<Industry, 'playbooks' | 'id'>>[];
  readonly mistakes: readonly Mistake[];
}

const industryFile = (id: string): string => `${INDUSTRIES}/${id}.yaml`;

/** What is true of a whole industry, in the order of the Explorer's choices. */
export function readIndustries(root: string): IndustryContent {
  const mistakes: Mistake[] = [];
  const industries: YamlFile<Omit<Industry, 'playbooks' | 'id'>>[] = [];
  for (const { id, name } of INDUSTRY_OPTIONS) {
    const file = industryFile(id);
    if (!existsSync(join(root, file))) {
      mistakes.push({ file, line: 1, says: 'is missing' });
      continue;
    }
    const result = readYaml(file, readFileSync(join(root, file), 'utf8'), industrySchema);
    if ('mistakes' in result) mistakes.push(...result.mistakes);
    else if (result.ok.value.name !== name) {
      mistakes.push({ file, line: result.ok.lineOf(['name']), says: `name is not the name of the choice: ${name}` });
    } else industries.push(result.ok);
  }
  return { industries, mistakes };
}

/** What the engine knows: each industry with its playbooks. */
export function compiledPlaybooks(root: string): {
  readonly value: readonly Industry[];
  readonly mistakes: readonly Mistake[];
} {
  const { playbooks, mistakes } = readPlaybooks(root);
  const { industries, mistakes: others } = readIndustries(root);
  const value = INDUSTRY_OPTIONS.flatMap(({ id }): Industry[] => {
    const industry = industries.find(({ file }) => file === industryFile(id));
    const own = playbooks.filter((playbook) => playbook.id.startsWith(`${id}.`));
    return industry ? [{ id, ...industry.value, playbooks: own.map((one) => ({ id: one.id, ...one.value })) }] : [];
  });
  return { value, mistakes: [...others, ...mistakes] };
}
