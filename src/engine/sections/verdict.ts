import { pick } from '../plain/pick.ts';
import type { Judgement } from '../score.ts';
import { incomeOf, namedCausesOf } from '../score.ts';
import { capital, join, withArticle } from '../text/words.ts';
import { fitting, type Work } from '../work.ts';

const PROOF: Readonly<Record<string, string>> = {
  desk: '',
  says: 'What people say of {good} is the second of four rungs, below what they do and pay.',
  does: 'You have watched or counted it yourself, which is worth more than any desk record on {good}.',
  pays: 'Money for {good} is the best evidence there is; ask for it a second time before you build more.',
};

/** Whom the founder has met: only those who have the problem count as asked. */
function metSentence(work: Work): string {
  const { anchor } = work;
  if (anchor.evidence === 'desk' && anchor.plain)
    return pick(anchor.text, 33, [
      'No {who1} in {place} was asked yet.',
      'Your word is all there is of {who}; ask in {place}.',
      'Nobody in {place} has been heard yet, no {who1} either.',
    ]);
  if (anchor.evidence === 'desk')
    return fitting(
      work,
      'No {who1} in {place} was asked yet; this is desk work and your word.',
      'Nobody in {place} was asked about {good} yet; this is desk work and your word.',
      'No {who1} was asked about {good} yet; this is desk work and your word.',
    );
  if (anchor.evidence !== 'says') return '';
  const met = anchor.evidenceWith;
  if (met === '') return fitting(work, 'You have asked people in {place} about it. ');
  const head = (noun: string) => noun.split(' ').at(-1);
  return head(met) === head(anchor.who.value)
    ? 'You have talked with {who}. '
    : `You have talked with ${met}; {who} themselves are still to be asked. `;
}

/** Those who paid, as the founder names them. */
const buyersOf = ({ anchor }: Work): string => (anchor.evidenceWith === '' ? '{Payer}' : capital(anchor.evidenceWith));

/** Why this verdict: the rule that decided, in the founder's nouns, then what the proof is worth. */
export function verdictReasons(work: Work, { rule, verdict }: Judgement): string[] {
  const { pain, anchor } = work;
  const named = namedCausesOf(work);
  const [a, b] = pain.causes;
  const income = incomeOf(work.sized)?.id ?? '';
  const proof = `${metSentence(work)}${PROOF[anchor.evidence] ?? ''}`;
  switch (rule) {
    case 'two-causes':
      return [
        `That ${join(
          named.slice(0, 2).map((c) => c.text),
          'and that',
        )} are two problems with different remedies, and nothing yet says which costs {who} more.`,
        proof,
      ];
    case 'one-cause':
      return [
        `You name one cause: “{{q:${anchor.ownCause}}}”. ${named[0] ? `It would be the wrong one if ${named[0].sign}. ` : ''}Settle that with {who} in {place} before you choose a remedy.`,
        proof,
      ];
    case 'no-cause':
      return anchor.plain
        ? [
            pick(anchor.text, 34, [
              'You do not say why, and a remedy for {who} hangs on it: find out in {place}.',
              'The reason is open. Let {who} in {place} tell it before you choose a remedy.',
              'No cause is in your words; only {who} in {place} can give one.',
            ]),
            proof,
          ]
        : [
            `You do not say why it happens. Perhaps ${a?.text ?? ''}; perhaps ${b?.text ?? ''}. Each needs another remedy, so choose one group in {place} and find out.`,
            proof,
          ];
    case 'solution':
      return [
        `You describe a remedy (${withArticle(anchor.solution)}) before an event that hurts {who}. Nothing in this report depends on it. Start again from the last time {good} failed someone in {place}.`,
        proof,
      ];
    case 'too-thin':
      return [
        `The first group could pay about {{calc:${income}:base}} in a ${work.sized.span}, all together {{cite:${income}}}. From {who} alone that is too little to live on as it stands. A larger loss of {who} in {place}, many more of them, or another payer would have to be found first.`,
        proof,
      ];
    case 'too-small':
      return [
        `By your own numbers the first group could pay too little to keep one person at work: {{calc:${income}:high}} in a ${work.sized.span} at the very best {{cite:${income}}}. Unless those numbers are wrong, {who} in {place} are not a market for this.`,
        proof,
      ];
    case 'paid':
      return [
        `${buyersOf(work)} have put money down, and you know who they are. What is left is to learn whether the same people in {place} pay twice.`,
        proof,
      ];
    case 'seen':
      return [
        `You have counted it and name one cause${verdict === 'proceed' ? ', so go on to money' : ''}: ask {payer} in {place} to pay before the next ${pain.sizing.event[0]}.`,
        proof,
      ];
  }
}
