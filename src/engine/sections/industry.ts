import type { Cause } from '../../../content/schema/playbook.ts';
import type { Claim } from '../claims/types.ts';
import { inSentence } from '../country.ts';
import { figureOf } from '../evidence.ts';
import { ClaimWriter, type ReportContext } from '../report-context.ts';
import { namedCauseOf } from '../score.ts';
import { capital, startTemplate } from '../text/words.ts';
import { basisOf } from './basis.ts';
import { addFound } from './found.ts';
import { habitSentences, isSize, lossSentence, sizeSentences } from './sums.ts';

export function industryAnalysis(work: ReportContext): Claim[] {
  const w = new ClaimWriter(work, 'industry_analysis');
  const { playbook, sized } = work;
  w.add('chain', 'inference', playbook.chain, { head: `**Who pays whom**, ${basisOf(playbook, 'chain')}.` });
  addCauses(w, work);
  const sum = lossSentence(work);
  const span = sized.lossId === '' ? '' : ` in a ${sized.span}`;
  habitSentences(work).forEach((text, i) => {
    w.add('habit', 'calc', text, i === 0 ? { head: `**What it adds up to${span}.**` } : {});
  });
  sizeSentences(work).forEach((text, i) => {
    w.add('size', 'calc', text, i === 0 ? { head: '**How big, from the ground up.**' } : {});
  });
  if (work.reach && sum && isSize(work))
    w.add(
      'reach',
      'calc',
      `Above that stand {{calc:reach:base}} ${work.reach.label} {{cite:reach}}. ${work.reach.caution}`,
    );
  addOtherCountries(w, work);
  addFound(w, work);
  return w.claims;
}

function addCauses(w: ClaimWriter, work: ReportContext): void {
  const { playbook, reading } = work;
  const lead = `**Why it may happen**, ${basisOf(playbook, 'causes')}, and what would rule each out:`;
  const named = namedCauseOf(work);
  const line = (text: string, head: string) => w.add('causes', 'assumption', text, { head, bullet: '-' });
  const whole = ({ text, why, sign }: Cause) => `${startTemplate(text)}: ${why}. Not the cause if ${sign}.`;
  if (named) {
    // To whoever knows the cause a page about the others is a page about somebody else.
    const others = playbook.causes.filter((cause) => cause !== named).map(({ text }) => text);
    line(`${whole(named)} You name this one.`, lead);
    line(`Should it not be that, we know of others: ${others.join('; ')}.`, '');
    return;
  }
  const own = reading.isOtherCause
    ? 'You say that it is for another reason than those we know, which follow.'
    : reading.causeWords !== '' && `You name another cause: “{{q:${reading.causeWords}}}”.`;
  if (own) line(own, lead);
  for (const [i, cause] of playbook.causes.entries()) line(whole(cause), i === 0 && !own ? lead : '');
}

/** The heaviest figure of the other countries beside home's, when the founder names more than one. */
function addOtherCountries(w: ClaimWriter, { figures, others }: ReportContext): void {
  const [first] = figures;
  for (const other of others) {
    const theirs = first && figureOf(other, first.use.code);
    if (!theirs) continue;
    const way = theirs.record.value > first.figure.record.value ? 'higher' : 'lower';
    w.add(
      `other-${other.iso3}`,
      'fact',
      `Set beside {country}, one figure is ${way}: {{now:${other.iso3}:${first.use.code}}}, against {{short:${first.token}}} at home. Hold your talks there as well before you treat the two as one market.`,
      { head: `**${capital(inSentence(other.name))} is another case.**` },
    );
  }
}
