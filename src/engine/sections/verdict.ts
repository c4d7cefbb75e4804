import type { Playbook } from '../../../content/schema/playbook.ts';
import { type Numbered, payTest } from '../plan.ts';
import type { Reading } from '../reading/types.ts';
import type { ReportContext } from '../report-context.ts';
import { asksForMoney, type Judgement, namedCauseOf } from '../score.ts';
import { atClause } from '../text/clean.ts';
import { capital } from '../text/words.ts';
import { lossLabel } from './sums.ts';

const MOST_QUOTED = 40;
const quoted = (words: string): string => `“{{q:${atClause(words, MOST_QUOTED).replace(/[.!?]+$/, '')}}}”`;

/** What would turn the verdict of somebody who is to ask for money next. */
function turn({ tests }: Playbook, asking: Numbered | undefined): string {
  const { test, number } = asking ?? { test: tests.at(-1), number: tests.length };
  return `Asking for money comes next, by Test {{id:${number}}}. Turn back if this is what comes of it: ${test?.stop ?? ''}`;
}

/** That they counted, with the sentence in which they count the trouble; without one, what they tapped is all there is. */
const countedSaid = ({ seen, countQuote }: Reading): string =>
  // Their first text was not written as an answer: its numbers need not be what they counted.
  seen === '' || countQuote === ''
    ? 'You say that you have counted it.'
    : `You have counted it: ${quoted(countQuote)}.`;

/** Why this verdict: what decided it, and what would turn it. */
export function verdictReasons(work: ReportContext, { rule }: Judgement): string[] {
  const { playbook, reading } = work;
  const named = namedCauseOf(work);
  const [a, b] = playbook.causes;
  const seen = reading.evidenceQuote === '' ? '' : quoted(reading.evidenceQuote);
  const isAskedFor = reading.seen !== '' && seen !== '';
  const written = seen === '' ? '' : `; you write: ${seen}`;
  const decided = reading.decisive ? quoted(reading.decisive.quote) : seen;
  // Whoever told numbers is not asked what they saw: then what they tapped is all there is.
  const found = decided === '' ? '' : `: ${decided}`;
  switch (rule) {
    case 'forbidden':
      return [
        `You found a rule against it${found}.`,
        'An exception in writing from that office would change this verdict.',
      ];
    case 'refused':
      return [
        `Most of those you asked for money said no${found}.`,
        'Three deposits from other people with the same loss would change this verdict.',
      ];
    case 'harmless':
      return [
        `By what you found it does little harm${found}.`,
        'A count that shows what one case costs would change this verdict.',
      ];
    case 'too-few':
      return [
        `So few have it that they can be counted one by one${found}.`,
        'As many again elsewhere, with the same trouble, would change this verdict.',
      ];
    case 'unclear':
      return [
        reading.decisive
          ? `You found that it happens and say yourself what is open${found}.`
          : namedCauseOf(work)
            ? 'You say that it happens; whether for the cause you named is to be shown.'
            : 'You say that it happens, and that why, or to whom, is still open.',
        'Ask the next {n:5} {who} one by one what the last time cost them, and what came before it: the first answer that repeats is the one to follow.',
      ];
    case 'no-payer':
      return [
        'You see nobody who would pay to be rid of it.',
        'One person who names what the last time cost them, and pays to avoid the next, would change this verdict.',
      ];
    case 'paid':
      return [
        isAskedFor ? `Money has changed hands: ${seen}.` : `You say that some have paid${written}.`,
        'Ask the next {n:5} people for the same price: if nobody pays it, this verdict changes.',
      ];
    case 'counted':
      return [
        work.sized.lossId === ''
          ? countedSaid(reading)
          : `${countedSaid(reading)} ${capital(lossLabel(work))}: {{calc:${work.sized.lossId}:base}} {{cite:${work.sized.lossId}}}.`,
        asksForMoney('counted', reading)
          ? turn(playbook, payTest(playbook))
          : reading.payerSaid === 'own'
            ? 'Those you name as payers come next: ask {n:5} of them what the last time cost them, and what they did about it.'
            : 'Who would pay comes next: ask {n:5} of those you counted who bore the loss, and what they gave to be rid of it.',
      ];
    case 'some-evidence':
      return [
        seen
          ? `There is something to go on: ${seen}.`
          : work.sized.lossId !== ''
            ? 'There is a first sum.'
            : work.sized.told !== ''
              ? `You say what was lost: ${quoted(work.sized.told)}.`
              : 'You gave numbers to go on, and not yet all that a sum needs.',
        named
          ? `You say that ${named.text}. It is not the cause if ${named.sign}: look for that first.`
          : reading.isOtherCause
            ? 'You say that it happens for another reason than those we know: name it, and what would show that you are wrong, before you choose a remedy.'
            : `Why it happens is open: perhaps ${a?.text ?? ''}; perhaps ${b?.text ?? ''}. Each needs another remedy, so find out which before you choose one.`,
      ];
    case 'not-enough':
      return [
        reading.outcome === 'nothing'
          ? 'Nobody has been asked yet and nothing counted, so any verdict would be a guess.'
          : 'What you wrote is too little for a verdict: it would be a guess.',
        'Five talks and one week of counting are enough to give one: a loss that people put a sum on speaks for going on, and people who shrug speak for stopping.',
      ];
  }
}
