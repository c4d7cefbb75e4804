import { INDUSTRY_OPTIONS } from '../../src/contract/explorer-options.ts';
import { faultsIn } from './check-playbook.ts';
import { LANGUAGES_FOLDER, readLanguages } from './lines.ts';
import type { Mistake } from './mistake.ts';
import { INDUSTRIES, PLAYBOOKS, readIndustries, readPlaybooks, type WrittenPlaybook } from './playbooks.ts';
import { indicatorCodes } from './records.ts';

/** Fewer would make a list of the Explorer that holds hardly anything. */
const FEWEST = 10;

function* thin(playbooks: readonly WrittenPlaybook[]): Generator<Mistake> {
  for (const { id } of INDUSTRY_OPTIONS) {
    const count = playbooks.filter((playbook) => playbook.id.startsWith(`${id}.`)).length;
    if (count < FEWEST) {
      yield { file: `${INDUSTRIES}/${id}.yaml`, line: 1, says: `has ${count} playbooks; an industry needs ${FEWEST}` };
    }
  }
}

/** What the Explorer hands over is known by its title. */
function* titledAlike(playbooks: readonly WrittenPlaybook[]): Generator<Mistake> {
  const first = new Map<string, string>();
  for (const { file, value, lineOf } of playbooks) {
    const before = first.get(value.title);
    if (before) yield { file, line: lineOf(['title']), says: `title is the title of ${before} too` };
    else first.set(value.title, file);
  }
}

/** A cause that is another playbook's trouble names one that is there. */
function* leading(playbooks: readonly WrittenPlaybook[]): Generator<Mistake> {
  const ids = new Set(playbooks.map(({ id }) => id));
  for (const { id, file, value, lineOf } of playbooks) {
    for (const [index, { apart }] of value.causes.entries()) {
      if (typeof apart !== 'string' || (ids.has(apart) && apart !== id)) continue;
      yield { file, line: lineOf(['causes', index, 'apart']), says: `leads to no other playbook: ${apart}` };
    }
  }
}

/** Lines that lead to no playbook, playbooks that no line leads to, and causes that are not one for one. */
function* lines(root: string, playbooks: readonly WrittenPlaybook[], broken: readonly string[]): Generator<Mistake> {
  const ids = playbooks.map(({ id }) => id);
  const wanted = new Map(playbooks.map(({ id, value }) => [id, value.causes.length]));
  const { lines: byLanguage, positions, pidgin, about, mistakes } = readLanguages(root);
  yield* mistakes;
  const fileOf = (folder: string, id: string) => `${LANGUAGES_FOLDER}/${folder}/${id.split('.')[0]}.yaml`;
  const strays = (folder: string, found: readonly string[]): Mistake[] =>
    found
      .filter((id) => !ids.includes(id) && !broken.includes(id))
      .map((id) => ({ file: fileOf(folder, id), line: 1, says: `speaks of a playbook that is not there: ${id}` }));
  for (const [language, found] of byLanguage) {
    yield* strays(`${language}/playbooks`, Object.keys(found));
    for (const [id, { causes }] of Object.entries(found)) {
      if (!causes || !wanted.has(id) || causes.length === wanted.get(id)) continue;
      const says = `${id} has ${causes.length} causes here and ${wanted.get(id)} in the playbook`;
      yield { file: fileOf(`${language}/playbooks`, id), line: 1, says };
    }
  }
  yield* strays('pcm/playbooks', Object.keys(pidgin));
  yield* strays('en/positions', Object.keys(positions));
  const aboutFile = `${LANGUAGES_FOLDER}/en/refiner.yaml`;
  for (const id of Object.keys(about)) {
    if (ids.includes(id) || broken.includes(id)) continue;
    yield { file: aboutFile, line: 1, says: `speaks of a playbook that is not there: ${id}` };
  }
  for (const id of ids) {
    if (!about[id]) yield { file: aboutFile, line: 1, says: `does not say what ${id} is about` };
  }
  const english = byLanguage.get('en') ?? {};
  for (const id of ids) {
    if (english[id]) continue;
    yield { file: fileOf('en/playbooks', id), line: 1, says: `has no lines by which ${id} is found` };
  }
}

/** Everything that is wrong with the playbooks under a project's folder. */
export function checkPlaybooks(root: string): readonly Mistake[] {
  const { playbooks, mistakes } = readPlaybooks(root);
  const codes = indicatorCodes(root);
  // A playbook that cannot be read is reported by itself; its lines are not strays.
  const broken = mistakes.map(({ file }) =>
    file
      .replace(`${PLAYBOOKS}/`, '')
      .replace('/', '.')
      .replace(/\.yaml$/, ''),
  );
  return [
    ...readIndustries(root).mistakes,
    ...mistakes,
    ...playbooks.flatMap((playbook) => faultsIn(playbook, codes)),
    ...(mistakes.length > 0 ? [] : thin(playbooks)),
    ...titledAlike(playbooks),
    ...leading(playbooks),
    ...lines(root, playbooks, broken),
  ];
}
