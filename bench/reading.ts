/*
 * npm run bench:reading -- ask DRAW [START COUNT] | write DRAW FOLDER
 *
 * Prepares what bench/reading/PROTOCOL.md has read. `ask` prints what the product asks each founder that depends on what it
 * offers (which line is nearest, what is behind it, which kind of trouble, what it came to, a number, what their idea does), as JSON; `write` answers from founders.json and
 * choices.json and writes each founder's report, whole and without its sources, as Markdown.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import type { Report } from '../src/contract/report.ts';
import { reportMarkdown } from '../src/domain/report-markdown.ts';
import { DAY } from '../tests/engine/support/run.ts';
import { type Asked, type Choice, type Founder, foundersOf, reportFor, walk } from './reading/founders.ts';

const [command, draw = '', ...rest] = argv.slice(2);
const { founders, choices } = foundersOf(draw);

function write(founder: Founder, choice: Choice): { readonly kind: string; readonly text: string } {
  const written = reportFor(founder, choice);
  if ('reason' in written) return { kind: 'refused', text: `# Not researched\n\n${written.reason}\n` };
  const { report } = written;
  return {
    kind: report.metadata.kind,
    text: reportMarkdown({ report, created_at: DAY, title: report.title } as Report),
  };
}

if (command === 'ask') {
  const [start = 0, count = founders.length] = rest.map(Number);
  const asked = founders.slice(start, start + count).map((founder, index) => {
    const open: Asked[] = [];
    const choice = choices[start + index] ?? {};
    walk(founder, (question) => {
      if (choice[question.slot] === undefined) open.push(question);
      return choice[question.slot] ?? '';
    });
    return { founder: start + index, ...founder, open };
  });
  console.log(JSON.stringify(asked, null, 1));
} else if (command === 'write' && rest[0]) {
  const out = rest[0];
  mkdirSync(out, { recursive: true });
  const kinds = founders.map((founder, index) => {
    const { kind, text } = write(founder, choices[index] ?? {});
    writeFileSync(join(out, `${index}.md`), text);
    writeFileSync(
      join(out, `${index}-without-sources.md`),
      text.replace(/\n## Sources\n[\s\S]*$/, '\n').replace(/\[\^\d+\]/g, ''),
    );
    return kind;
  });
  writeFileSync(join(out, 'kinds.json'), JSON.stringify(kinds));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  const counts = { report: count('report'), starter_kit: count('starter_kit'), refused: count('refused') };
  console.log(JSON.stringify({ founders: founders.length, ...counts }));
} else {
  throw new Error('npm run bench:reading -- ask DRAW | write DRAW FOLDER');
}
