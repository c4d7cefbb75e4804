/*
 * Checks the content in the checkout or shows one entry of it as it reads:
 *
 *   npm run content -- check
 *   npm run content -- preview <id> [language]
 *   npm run content -- compile               what the product reads of it; start, test and build do it by themselves
 */
import { resolve } from 'node:path';
import { argv } from 'node:process';
import { COLLECTIONS } from '../content/collections.ts';
import { compileContent } from '../content/compile.ts';
import { printed } from '../content/read/mistake.ts';
import { isLanguage } from '../content/schema/language.ts';
import { giveUp, say } from './support/say.mjs';

const root = resolve(import.meta.dirname, '..');
const [, , command, id, language = 'en'] = argv;

if (command === 'check') {
  const mistakes = COLLECTIONS.flatMap((collection) => collection.check(root));
  for (const mistake of mistakes) say(printed(mistake));
  if (mistakes.length > 0) giveUp(`The content has ${mistakes.length} mistakes.`);
  say('The content is in order.');
} else if (command === 'compile') {
  say(`Compiled: ${compileContent(root).join(', ')}`);
} else if (command === 'preview' && id && isLanguage(language)) {
  const text = COLLECTIONS.map((collection) => collection.preview(root, id, language)).find(Boolean);
  say(text ?? giveUp(`There is no '${id}' in '${language}' that can be read. Run: npm run content -- check`));
} else {
  giveUp('Say: npm run content -- check, or: npm run content -- preview <id> [language]');
}
