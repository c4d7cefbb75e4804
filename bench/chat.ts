/*
 * npm run bench:chat                  how many questions of the draws are answered, shown as near, or refused; the last line is JSON
 * npm run bench:chat -- read 7 [8]    each question of a draw (of one founder of it), what it is answered, and what the judge said then
 *
 * The draws are in bench/advice/chat, their founders in bench/reading. The reports are written anew, by today's code, so a
 * judge's word is about the answer of the draw's day and not about the one shown here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import * as v from 'valibot';
import { QUESTIONS_BEFORE } from '../src/contract/limits.ts';
import type { ReportContent } from '../src/contract/report.ts';
import { answer } from '../src/engine/chat/answer.ts';
import { chatWordsFor } from '../src/engine/chat/words.ts';
import { foundersOf, reportFor } from './reading/founders.ts';

const FOLDER = join(import.meta.dirname, 'advice/chat');
/** Whose questions a draw asks, where not the founders of the first reading. */
const FOUNDERS: Readonly<Record<string, string>> = {
  'draw-6': 'draw-2',
  'draw-7': 'draw-5',
  'draw-8': 'draw-6',
  'draw-9': 'draw-8',
  'draw-10': 'draw-9',
  'draw-12': 'draw-10',
  'draw-13': 'draw-15',
};

const drawSchema = v.array(
  v.object({
    founder: v.number(),
    q: v.string(),
    answerable: v.boolean(),
    follows: v.optional(v.boolean()),
    verdict: v.optional(v.picklist(['useful', 'near', 'refused', 'false'])),
  }),
);

/** The questions of a draw with today's answers; as in the product, each comes with the questions before it. */
async function answersOf(draw: string) {
  const { founders, choices } = foundersOf(FOUNDERS[draw] ?? 'draw-1');
  const reports = new Map<number, ReportContent | null>();
  const reportOf = (at: number): ReportContent | null => {
    const founder = founders[at];
    if (!founder) throw new Error(`${draw} asks for founder ${at}, who is not there.`);
    const written = reportFor(founder, choices[at] ?? {});
    return 'report' in written ? written.report : null;
  };
  const asked = v.parse(drawSchema, JSON.parse(readFileSync(join(FOLDER, `${draw}.json`), 'utf8')));
  const answers = asked.map(async (one, at) => {
    if (!reports.has(one.founder)) reports.set(one.founder, reportOf(one.founder));
    const report = reports.get(one.founder);
    if (!report) return [];
    const before = asked.slice(0, at).flatMap(({ founder, q }) => (founder === one.founder ? q : []));
    const reply = answer(report, one.q, before.slice(-QUESTIONS_BEFORE), await chatWordsFor(report, one.q));
    const shown = reply.chunks.length === 0 ? 'refused' : reply.nearest ? 'near' : 'answered';
    return [{ ...one, report, reply, shown }];
  });
  return (await Promise.all(answers)).flat();
}

if (argv[2] === 'read') {
  let founder = -1;
  for (const one of await answersOf(`draw-${argv[3]}`)) {
    if (argv[4] && Number(argv[4]) !== one.founder) continue;
    if (founder !== one.founder)
      console.log(`\n\n===== founder ${one.founder}: ${one.report.title} (${one.report.metadata.kind})`);
    founder = one.founder;
    const facts = [
      one.answerable ? 'the report answers it' : 'the report does not answer it',
      ...(one.follows ? ['follows on the one before'] : []),
      ...(one.verdict ? [`then: ${one.verdict}`] : []),
      `now: ${one.shown}`,
    ];
    console.log(`\n## ${one.q}\n(${facts.join('; ')})\n${one.reply.content}`);
  }
} else {
  const all = { answered: 0, near: 0, refused: 0 };
  for (const file of readdirSync(FOLDER).sort()) {
    const draw = file.replace(/\.json$/, '');
    const answers = await answersOf(draw);
    for (const answerable of [true, false]) {
      const of = answers.filter((one) => one.answerable === answerable);
      const count = (shown: string) => of.filter((one) => one.shown === shown).length;
      const counts = { answered: count('answered'), near: count('near'), refused: count('refused') };
      console.log(
        `${draw}, ${answerable ? 'answerable' : 'not answerable'} ${of.length}: answered ${counts.answered}, near ${counts.near}, refused ${counts.refused}`,
      );
      if (answerable) for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += counts[key];
    }
  }
  console.log(JSON.stringify({ bench: 'chat', ...all }));
}
