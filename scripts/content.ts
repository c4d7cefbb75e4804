/*
 * Checks the content in the checkout, shows one entry of it as it reads, or begins a new one:
 *
 *   npm run content -- check
 *   npm run content -- preview <id> [language]
 *   npm run content -- try "<text>"                  which playbook a founder's text finds, and why
 *   npm run content -- report <id> <country>         the report that a founder with this playbook's line reads
 *   npm run content -- ask "<problem>" "<question>"  what the chat answers, and why
 *   npm run content -- new playbook <industry>/<name>
 *   npm run content -- new kit <name>
 *   npm run content -- compile                       what the product reads of it; start, test and build do it by themselves
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv, chdir } from 'node:process';
import { ALL_COLLECTIONS, COLLECTIONS } from '../content/collections.ts';
import { compileContent } from '../content/compile.ts';
import { type Mistake, printed } from '../content/read/mistake.ts';
import { isLanguage } from '../content/schema/language.ts';
import { INDUSTRY_OPTIONS } from '../src/contract/explorer-options.ts';
import { isCompiled, markCompiled } from './support/compiled-content.mjs';
import { giveUp, say } from './support/say.mjs';

const INDUSTRIES = INDUSTRY_OPTIONS.map(({ id }) => id).join(', ');
const root = resolve(import.meta.dirname, '..');
chdir(root);
const [, , command, id, word = 'en'] = argv;

function refuse(mistakes: readonly Mistake[]) {
  for (const mistake of mistakes) say(printed(mistake));
  if (mistakes.length > 0) giveUp(`The content has ${mistakes.length} mistakes.`);
}

function compile(): readonly string[] {
  const { written, mistakes } = compileContent(root);
  refuse(mistakes);
  markCompiled();
  return written;
}

/** What is tried is what stands in the files now; the engine reads the compiled content as it is loaded. */
function compiled() {
  if (!isCompiled()) compile();
  return {
    tried: () => import('./support/tried-text.ts'),
    report: () => import('./support/report-of-playbook.ts'),
    asked: () => import('./support/asked-report.ts'),
  };
}

if (command === 'check') {
  refuse(ALL_COLLECTIONS.flatMap(({ check }) => check(root)));
  say('The content is in order.');
} else if (command === 'compile') {
  say(`Compiled: ${compile().join(', ')}`);
} else if (command === 'try' && id) {
  const { triedText } = await compiled().tried();
  say(await triedText(id));
} else if (command === 'report' && id) {
  const { reportOfPlaybook } = await compiled().report();
  say(
    (await reportOfPlaybook(id, word)) ??
      giveUp(`There is no playbook '${id}', or no country '${word}'. Say: report manufacturing/dark-hours GHA`),
  );
} else if (command === 'ask' && id && argv[4]) {
  const { askedReport } = await compiled().asked();
  say(await askedReport(id, word));
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
    'Say: npm run content -- check | preview <id> [language] | try "<text>" | report <id> <country> | ask "<problem>" "<question>" | new playbook <industry>/<name> | new kit <name>',
  );
}
