/*
 * Checks the content in the checkout, shows one entry of it as it reads, or begins a new one:
 *
 *   npm run content -- check
 *   npm run content -- preview <id> [language]
 *   npm run content -- new playbook <industry>/<name>
 *   npm run content -- new kit <name>
 *   npm run content -- compile               what the product reads of it; start, test and build do it by themselves
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { ALL_COLLECTIONS, COLLECTIONS } from '../content/collections.ts';
import { compileContent } from '../content/compile.ts';
import { type Mistake, printed } from '../content/read/mistake.ts';
import { isLanguage } from '../content/schema/language.ts';
import { INDUSTRY_OPTIONS } from '../src/contract/explorer-options.ts';
import { giveUp, say } from './support/say.mjs';

const INDUSTRIES = INDUSTRY_OPTIONS.map(({ id }) => id).join(', ');
const root = resolve(import.meta.dirname, '..');
const [, , command, id, word = 'en'] = argv;

function refuse(mistakes: readonly Mistake[]) {
  for (const mistake of mistakes) say(printed(mistake));
  if (mistakes.length > 0) giveUp(`The content has ${mistakes.length} mistakes.`);
}

if (command === 'check') {
  refuse(ALL_COLLECTIONS.flatMap(({ check }) => check(root)));
  say('The content is in order.');
} else if (command === 'compile') {
  const { written, mistakes } = compileContent(root);
  refuse(mistakes);
  say(`Compiled: ${written.join(', ')}`);
} else if (command === 'preview' && id && isLanguage(word)) {
  const text = ALL_COLLECTIONS.map(({ preview }) => preview?.(root, id, word)).find(Boolean);
  say(text ?? giveUp(`There is no '${id}' in '${word}' that can be read. Run: npm run content -- check`));
} else if (command === 'new' && (id === 'playbook' || id === 'kit')) {
  const fresh = COLLECTIONS[id].fresh(word);
  if (!fresh)
    giveUp(
      id === 'kit'
        ? `'${word}' is no name for a kit. One such is: not-there`
        : `'${word}' is no name for a playbook. One such is: education/school-fees. The industries are: ${INDUSTRIES}`,
    );
  else if (existsSync(join(root, fresh.file))) giveUp(`${fresh.file} is there already.`);
  else {
    mkdirSync(dirname(join(root, fresh.file)), { recursive: true });
    copyFileSync(join(root, fresh.skeleton), join(root, fresh.file));
    say(`${fresh.file} is there. Fill it in, then run: npm run content -- check`);
  }
} else {
  giveUp(
    'Say: npm run content -- check, or preview <id> [language], or new playbook <industry>/<name>, or new kit <name>',
  );
}
