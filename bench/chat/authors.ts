import { readdirSync, readFileSync } from 'node:fs';

/*
 * Files of questions to learn from, each in one voice: 'causes/chain why is that' under '# report' asks for a part of
 * either kind; '- who is the mayor' asks for what no report holds. What stands under '# any' fits every report, and is
 * asked of one after the other.
 */
const FOLDER = new URL('./authors/', import.meta.url);
const LINE = /^([a-zA-Z0-9/]+|-) (.+)$/;

export const VOICES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -4))
  .sort();

interface Line {
  /** 'any' where it fits every report. */
  readonly report: string;
  readonly question: string;
  /** The kinds of part that answer; none where no report can. */
  readonly kinds: readonly string[];
}

export function linesOf(voice: string): readonly Line[] {
  let report = '';
  const lines: Line[] = [];
  for (const line of readFileSync(new URL(`${voice}.txt`, FOLDER), 'utf8').split('\n')) {
    if (line.startsWith('# ')) report = line.slice(2);
    else if (line !== '') {
      const [, kinds = '', question = ''] = LINE.exec(line) ?? [];
      if (question === '') throw new Error(`${voice}: ${line}`);
      lines.push({ report, question, kinds: kinds === '-' ? [] : kinds.split('/') });
    }
  }
  return lines;
}
