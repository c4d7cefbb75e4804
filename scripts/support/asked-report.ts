import { type Explained, explain } from '../../src/engine/chat/answer.ts';
import { widerAnswer } from '../../src/engine/chat/wider.ts';
import { percent, today } from './words.ts';
import { packOf, writtenReport } from './written-report.ts';

/** What the chat answers to a question about the report on a problem, and why. */
export async function askedReport(problem: string, question: string): Promise<string> {
  const draft = await writtenReport(problem, {}, today());
  if (draft.kind !== 'report') return `No report is written: ${draft.reason}`;
  const { title, metadata } = draft.content;
  const explained = explain(draft.content, question);
  const packs = await Promise.all(metadata.countries.map(packOf));
  const wider = explained.reply.chunks.length === 0 ? widerAnswer(question, packs) : null;
  return [
    `Report: ${title} (${metadata.playbook ?? metadata.kit})`,
    words(explained),
    parts(explained),
    `Answer: ${explained.reply.content}`,
    ...(wider ? [`Where the public records are asked too: ${wider.content}`] : []),
  ].join('\n\n');
}

const words = ({ terms }: Explained): string =>
  terms.size === 0
    ? 'No words beside those by which it was understood (content/chat.yaml) and those about asking.'
    : `Words, the rarer in the report the heavier: ${[...terms].map(([term, weight]) => `${term} ${weight.toFixed(1)}`).join(', ')}`;

function parts({ parts: found }: Explained): string {
  if (found.length === 0) return 'No part is near.';
  const lines = found.map(({ head, wanted, covers, met, bar, isAnswer, isShown }) => {
    const needs =
      bar === null
        ? 'the founder’s own words answer nothing'
        : `answers from ${percent(bar.covers)}${bar.met > 0 ? ` and ${bar.met} words` : ''}`;
    const what = [isShown && 'shown', isAnswer && 'an answer'].filter(Boolean).join(', ') || 'not shown';
    return `${wanted.toFixed(1).padStart(6)}  ${percent(covers).padStart(6)}  ${head}: ${what}; ${needs} (${met.join(' ')})`;
  });
  return ['by name  weight  part', ...lines].join('\n');
}
