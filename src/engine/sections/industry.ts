import type { Claim } from '../claims/types.ts';
import { inSentence } from '../country.ts';
import { figureOf } from '../evidence.ts';
import { FIGURES } from '../knowledge/figures.ts';
import { pick } from '../plain/pick.ts';
import { costAlone, sumSentences } from '../plain/sized.ts';
import { namedCausesOf } from '../score.ts';
import type { ChosenUse } from '../select.ts';
import { capital, lowerStart, startTemplate } from '../text/words.ts';
import { tailOf } from '../understand/own-sums.ts';
import { ClaimWriter, figureText, fitting, type Work } from '../work.ts';
import { habitSentences, lossSentence, priceCalcNeeded, sizeSentences } from './sums.ts';

const OUTSIDE_FACTS = 3;

export function industryAnalysis(work: Work): Claim[] {
  const w = new ClaimWriter(work, 'industry_analysis');
  const { pain, sized } = work;
  if (work.anchor.plain) return plainIndustry(work, w);
  w.add('chain', 'inference', pain.chain, { head: '**Who pays whom.**' });
  addCauses(w, work);
  const sum = lossSentence(work);
  const head =
    sized.hasMoney || sum
      ? `**What one ${pain.sizing.event[0]} costs, and a ${sized.span} of them.**`
      : '**What it may add up to.**';
  habitSentences(work).forEach((text, i) => {
    w.add('habit', 'calc', text, i === 0 ? { head } : {});
  });
  const first = pain.alternatives[0];
  if (first)
    w.add(
      'habit',
      'inference',
      `${fitting(work, 'Any offer competes with what {who} do now', 'Any offer in {place} competes with what {who} do now', 'Any offer for {good} in {place} competes with what people do now', 'Any offer for {good} competes with what {who} do now')}: ${lowerStart(first.text)}. Its draw: ${first.draw}. Its limit: ${first.limit}.`,
    );
  sizeSentences(work).forEach((text, i) => {
    w.add('size', 'calc', text, i === 0 ? { head: '**How big, from the ground up.**' } : {});
  });
  // Without a sum the summary has told it already.
  if (work.reach && sum)
    w.add(
      'size',
      'calc',
      `Above that stand {{calc:reach:base}} ${work.reach.label} {{cite:reach}}. ${work.reach.caution}`,
    );
  if (priceCalcNeeded(work))
    w.add(
      'price',
      'calc',
      `At the last rate on record, what costs {{said:${moneyInput(work)}}} today costs {{calc:nextprice:base}} a year later {{cite:nextprice}}. Agree with {payer} on a price per ${pain.sizing.event[0]}, not per year.`,
      { head: '**A price that ages.**' },
    );
  outsideFacts(work).forEach((figure, i) => {
    w.add('outside', 'fact', `**${FIGURES[figure.use.code]?.label ?? ''}.** ${figureText(figure)}`, {
      head: i === 0 ? `**Outside facts that matter.** ${outsideLead(work)}` : '',
      bullet: '-',
    });
  });
  addOtherCountries(w, work);
  return w.claims;
}

export const moneyInput = ({ pain, anchor }: Work): string =>
  pain.sizing.inputs.find((i) => i.kind === 'money' && anchor.sizes[i.id] !== undefined)?.id ?? '';

/** The heaviest figures that speak for the pain, then whatever else is heavy and not against it. */
export function outsideFacts({ figures, anchor }: Work) {
  const supports = figures.filter((f) => f.byProblem && f.stance === 'for').slice(0, OUTSIDE_FACTS);
  // Beside a founder's own account no figure takes sides: the first are those of his subject.
  return supports.length > 0 || !anchor.plain ? supports : figures.filter((f) => f.byProblem).slice(0, OUTSIDE_FACTS);
}

const outsideLead = (work: Work): string =>
  fitting(
    work,
    'Each changes what you do next with {who} in {place}.',
    'Each changes what you do next about {good} in {place}.',
    'Each changes what you do next about {good} with {who}.',
  );

function addCauses(w: ClaimWriter, work: Work): void {
  const { pain, anchor } = work;
  const named = namedCausesOf(work);
  const rest = pain.causes.filter((c) => !named.includes(c));
  const look = fitting(
    work,
    'Look for it among {who} in {place}.',
    'Look for it where {good} are found in {place}.',
    'Look for it with {who} and their {good}.',
  );
  const head =
    anchor.ownCause !== ''
      ? `**Why it happens.** The words in bold are yours; the others are places to look. ${look}`
      : `**Why it may happen.** None of these is proved; each names the sign that would clear it. ${look}`;
  let first = true;
  const add = (text: string) => {
    w.add('causes', 'assumption', text, { head: first ? head : '', bullet: '-' });
    first = false;
  };
  if (anchor.ownCause !== '')
    add(
      `**“{{q:${anchor.ownCause}}}”**, your own reading. Ask three {who} in {place} for the last time it was not so.`,
    );
  for (const cause of [...named, ...rest.slice(0, Math.max(2, 4 - named.length))])
    add(`${startTemplate(cause.text)}: ${cause.why}. Not the cause if ${cause.sign}.`);
}

/** The founder's account taken apart: who is in it, what he blames, what his numbers give, what stands on record beside it. */
function plainIndustry(work: Work, w: ClaimWriter): Claim[] {
  const { anchor, pain } = work;
  const over = anchor.good.state === 'assumed' ? '' : ' with {good}';
  w.add('chain', 'inference', pain.chain, { head: '**Who is in it.**' });
  if (anchor.ownCause !== '')
    w.add(
      'causes',
      'assumption',
      pick(anchor.text, 36, [
        `**“{{q:${anchor.ownCause}}}”**, in your words. Ask three {who} in {place} when it was not so.`,
        `**“{{q:${anchor.ownCause}}}”**, you say. Look among {who} of {place} for one whom it spared all the same.`,
        `**“{{q:${anchor.ownCause}}}”**. Ask in {place} whether {who} would say so unasked.`,
      ]),
      { head: '**Why it happens.** You name one cause:', bullet: '-' },
    );
  else
    w.add(
      'causes',
      'assumption',
      pick(anchor.text, 35, [
        `You name no cause, and we guess none. Ask three {who} in {place} what was different when it went well${over}.`,
        `No reason is given, and none is put in your mouth. Let {who} in {place} say who was spared${over}.`,
        `Why, you do not say. Find in {place} one {who1} it never meets, and ask${over}.`,
      ]),
      { head: '**Why it happens.**' },
    );
  const sums = sumSentences(anchor, work.localMoney);
  const hasSums = sums.length > 0;
  sums.forEach((text, i) => {
    w.add(
      'sums',
      'calc',
      text,
      i === 0 ? { head: `**Your own numbers.** As you give them for {who} in {place}:`, bullet: '-' } : { bullet: '-' },
    );
  });
  const cost = costAlone(anchor, work.localMoney);
  if (cost) {
    const head = hasSums ? {} : { head: '**Your own numbers.** As you give them for {who} in {place}:' };
    w.add('sums', 'inference', costSentence(anchor.text, `${cost.words}${tailOf(cost)}`), { ...head, bullet: '-' });
  }
  outsideFacts(work).forEach((figure, i) => {
    w.add('outside', 'fact', `**${FIGURES[figure.use.code]?.label ?? ''}.** ${figureText(figure)}`, {
      head:
        i === 0
          ? `**On record beside it.** None of these measures what {who} in {place} meet${over}; each leaves a question:`
          : '',
      bullet: '-',
    });
  });
  addOtherCountries(w, work);
  return w.claims;
}

/** A cost that stands alone is one case: it is shown as his, and others are asked for theirs. */
const costSentence = (text: string, words: string): string =>
  pick(text, 37, [
    `“{{q:${words}}}” is the one cost you name. Ask three {who} in {place} for theirs; one case is no rule.`,
    `You name one cost: “{{q:${words}}}”. Learn from three {who} in {place} whether theirs was near it.`,
    `One cost is told, “{{q:${words}}}”. Let three {who} in {place} each name their own before you reckon with it.`,
  ]);

/** One figure of the publisher that has most, one of another: comparisons must not tip the balance of publishers. */
function comparable({ figures }: Work): ChosenUse[] {
  const byProblem = figures.filter((f) => f.byProblem);
  const isBank = (f: ChosenUse) => f.figure.indicator.publisher === 'World Bank';
  const bank = byProblem.find((f) => isBank(f) && f.use.weight > 0);
  const other = byProblem.find((f) => !isBank(f)) ?? figures.find((f) => !isBank(f));
  return [bank, other].filter((f) => f !== undefined);
}

/** The first weighted figures of the other countries beside home's, when the founder names more than one. */
function addOtherCountries(w: ClaimWriter, work: Work): void {
  const weighted = comparable(work);
  for (const other of work.others) {
    const pairs = weighted.flatMap((f) => {
      const theirs = figureOf(other, f.use.code);
      return theirs ? [{ f, theirs }] : [];
    });
    for (const { f, theirs } of pairs) {
      const bigger = theirs.record.value > f.figure.record.value ? 'higher' : 'lower';
      w.add(
        `other-${other.iso3}`,
        'fact',
        `Set beside {country}, one figure is ${bigger}: {{now:${other.iso3}:${f.use.code}}}, against {{short:${f.token}}} at home. ${fitting(work, 'Talk with {who} there as well.', 'Ask about {good} there as well.', 'Ask {who} about {good} there as well.')}`,
        { head: pairs[0]?.f === f ? `**${capital(inSentence(other.name))} is another case.**` : '' },
      );
    }
  }
}
