/*
 * npx tsx bench/chat-learn.ts
 *
 * Makes src/engine/chat/learned/weights.json, lesson.json and words.json from all questions of bench/chat: which kind of part founders are after, and
 * what no report can answer, by how they ask. The same questions give the same file. npm run bench:chat tells what such
 * a model is worth on an author it was not made from.
 */
import { writeFileSync } from 'node:fs';
import { askedWith, learn } from './chat/learn.ts';
import { AUTHORS } from './chat/questions.ts';

const { kept, lesson } = learn(AUTHORS);
const text = `${JSON.stringify(kept).replace(/","/g, '",\n"')}\n`;
writeFileSync(new URL('../src/engine/chat/learned/weights.json', import.meta.url), text);
const asked = `${JSON.stringify(lesson).replace(/","/g, '",\n"')}\n`;
writeFileSync(new URL('../src/engine/chat/learned/lesson.json', import.meta.url), asked);
const words = [...askedWith()];
writeFileSync(
  new URL('../src/engine/chat/learned/words.json', import.meta.url),
  `${JSON.stringify({ words: words.join(' ') }, null, 2)}\n`,
);
console.log(
  `${Object.keys(kept.features).length} features, ${text.length} bytes, ${lesson.questions.length} questions, ${words.length} words`,
);
