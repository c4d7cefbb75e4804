import { cleanBlock } from './clean-text.ts';

const ENDS = /[.!?:;,،؛۔]["”’)\]]*$/;
const BEGINS = /^["“‘(]?[\p{Lu}\p{Lo}\d]/u;
const SHORT_LINE = 60;
/**
 * Plain text in its paragraphs. A rule of dashes parts them, and a short line without an end above one that begins a sentence is
 * a heading and no part of it.
 */
export function paragraphsIn(page: string): string[] {
  const parts: string[] = [];
  let lines: string[] = [];
  const close = () => {
    const text = cleanBlock(lines.join('\n'));
    if (text !== '') parts.push(text);
    lines = [];
  };
  const all = page.split(/\r?\n/).map((line) => line.trim());
  for (const [i, line] of all.entries()) {
    if (line === '' || /^-{3,}$/.test(line)) {
      close();
      continue;
    }
    const isHeading =
      lines.length === 0 && line.length <= SHORT_LINE && !ENDS.test(line) && BEGINS.test(all[i + 1] ?? '');
    lines.push(line);
    if (isHeading) close();
  }
  close();
  return parts;
}
