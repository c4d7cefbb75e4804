import { languageNeeded, runDomain } from '../../src/engine/domain.ts';
import { type Library, libraryOf } from '../../src/engine/library.ts';
import { type Explained, explain } from '../../src/engine/reading/recognise.ts';
import { cleanText } from '../../src/engine/text/clean.ts';
import { percent, today } from './words.ts';

/** So many of the playbooks that share a word with the text are shown. */
const MOST = 8;

/** What becomes of a founder's text: which playbook is taken or offered, by which words, and what is asked. */
export async function triedText(query: string): Promise<string> {
  const library = await libraryOf(languageNeeded({ query }));
  const recognised = recognition(explain(library.search, cleanText(query)));
  return [`Language: ${library.language}`, recognised, asked(query, library)].join('\n\n');
}

function recognition({ recognised: { taken, offered }, found, take, offer }: Explained): string {
  const becomes = (id: string, isNear: boolean): string => {
    if (id === taken) return 'taken';
    if (offered.includes(id)) return 'offered';
    return isNear ? 'near, and behind those offered' : 'too little';
  };
  const from = ({ score, covers, met }: (typeof offer)[number]) =>
    `a score of ${score}, ${percent(covers)} of the words and ${met} of them`;
  const lead = (factor: number) => `${factor} times the score of the next`;
  return [
    'score  share  playbook',
    ...found
      .slice(0, MOST)
      .map(
        ({ id, score, covers, met, isNear }) =>
          `${score.toFixed(1).padStart(5)}  ${percent(covers).padStart(5)}  ${id}: ${becomes(id, isNear)} (${met.join(' ')})`,
      ),
    '',
    `Offered from ${offer.map(from).join(', or ')}.`,
    `Taken without asking from ${take.map((enough) => `${from(enough)}, and ${lead(enough.lead)}`).join(', or ')}.`,
  ].join('\n');
}

function asked(query: string, library: Library): string {
  const result = runDomain({ query, answers: null, date: today() }, library);
  if (result.kind === 'refuse') return `Refused: ${result.reason}`;
  if (result.kind === 'done') return 'Nothing is asked.';
  const questions = result.questions.flatMap(({ text, choices, prefill }) => [
    `- ${text}`,
    ...choices.map((choice) => `    ${choice === prefill ? '*' : '-'} ${choice}`),
  ]);
  return ['Asked next:', ...questions].join('\n');
}
