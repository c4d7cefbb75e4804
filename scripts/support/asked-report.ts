import { type Explained, explain } from '../../src/engine/chat/answer.ts';
import { widerAnswer } from '../../src/engine/chat/wider.ts';
import { chatWordsFor } from '../../src/engine/chat/words.ts';
import { percent, today } from './words.ts';
import { packOf, writtenReport } from './written-report.ts';

/** What the chat answers to a question about the report on a problem, and why. */
export async function askedReport(problem: string, question: string): Promise<string> {
  const draft = await writtenReport(problem, {}, today());
  if (draft.kind !== 'report') return `No report is written: ${draft.reason}`;
  const { title, metadata } = draft.content;
  const explained = explain(draft.content, question, [], await chatWordsFor(draft.content, question));
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

const words = ({ weights }: Explained): string =>
  weights.size === 0
    ? 'No words beside those by which it was understood (content/chat.yaml) and those about asking.'
    : `Words, the rarer in the report the heavier: ${[...weights].map(([term, weight]) => `${term} ${weight.toFixed(1)}`).join(', ')}`;

function parts({ scored, shown }: Explained): string {
  if (scored.length === 0) return 'No part is near.';
  const lines = scored.map((one) => {
    const what =
      [shown.includes(one.part) && 'shown', one.isAnswer && 'an answer'].filter(Boolean).join(', ') || 'not shown';
    const { part, wanted, share } = one;
    return `${wanted.toFixed(1).padStart(6)}  ${percent(share).padStart(6)}  ${part.head}: ${what}`;
  });
  return ['by name   share  part', ...lines].join('\n');
}
