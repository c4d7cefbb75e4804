import type { Claim } from '../claims/types.ts';
import { GENERAL_PACK } from '../knowledge/packs.ts';
import { plainProblem } from '../plain/sentences.ts';
import { sumSentences } from '../plain/sized.ts';
import { type Judgement, judge } from '../score.ts';
import { capital } from '../text/words.ts';
import { ClaimWriter, claimOnly, fitting, type Work } from '../work.ts';
import { lossSentence } from './sums.ts';
import { verdictReasons } from './verdict.ts';

export const VERDICT_WORDS = { proceed: 'proceed', narrow: 'narrow', pivot: 'pivot', stop: 'stop' } as const;

export function executiveSummary(work: Work): Claim[] {
  const w = new ClaimWriter(work, 'executive_summary');
  const judgement = judge(work);
  w.add('problem', 'inference', problemSentence(work), { head: '**The problem.**' });
  addVerdict(w, work, judgement);
  addFacts(w, work);
  work.pain.unknowns.slice(0, 3).forEach((unknown, i) => {
    w.add('unknowns', 'recommendation', unknown, {
      head: i === 0 ? `**Three unknowns.** ${unknownsLead(work)}` : '',
      bullet: '-',
    });
  });
  const first = work.pain.tests[0];
  if (first)
    w.add(
      'first',
      'recommendation',
      `Run Test {{id:1}}, *${first.name}*. ${firstNeeds(work)} It shows whether ${first.hypothesis}`,
      {
        head: '**First test.**',
      },
    );
  w.add(
    'kill',
    'recommendation',
    fitting(
      work,
      `Stop if ${work.pain.kill}.`,
      `Stop the work on {good} if ${work.pain.kill}.`,
      `Stop the work on {good} in {place} if ${work.pain.kill}.`,
    ),
    { head: '**What would kill it.**' },
  );
  return w.claims;
}

/** One sentence in the founder's nouns; only causes he named are given as causes. */
export function problemSentence(work: Work): string {
  const { anchor, pain } = work;
  if (anchor.plain) return plainProblem(work);
  // Where only the kind of trouble is known, the founder tells it better than we do.
  if (work.pack === GENERAL_PACK && anchor.quote !== '')
    return `“{{q:${anchor.quote}}}${anchor.quote.endsWith('…') ? '' : '.'}” As a problem to test: ${pain.problem}.`;
  const blame = anchor.ownCause !== '' ? `. You blame this: “{{q:${anchor.ownCause}}}”` : '';
  const opening = anchor.who.state === 'assumed' ? 'As we understand it, ' : 'By your account, ';
  return `${opening}${pain.problem}${blame}.`;
}

const factsLead = (work: Work): string =>
  fitting(
    work,
    'They bear on {who} in {place}:',
    'They bear on {good} in {place}:',
    'They bear on {good} and on {who}:',
    'They bear on {good}:',
  );
const unknownsLead = (work: Work): string =>
  fitting(
    work,
    'Only {who} in {place} can tell:',
    'Only {who} who live with {good} can tell:',
    'About {good} in {place}:',
  );
const firstNeeds = (work: Work): string =>
  fitting(
    work,
    'It needs no product, only some {who} in {place}.',
    'It needs no product for {good}, only people in {place}.',
    'It needs no product for {good}, only some {who}.',
  );
function addVerdict(w: ClaimWriter, work: Work, judgement: Judgement): void {
  const head = `**Verdict: ${VERDICT_WORDS[judgement.verdict]}. Confidence: ${judgement.confidence}.**`;
  verdictReasons(work, judgement).forEach((reason, i) => {
    w.add('verdict', 'inference', reason, i === 0 ? { head } : {});
  });
}

function addFacts(w: ClaimWriter, work: Work): void {
  const head = `**Three facts.** ${factsLead(work)}`;
  const { reach, figures } = work;
  const sum = lossSentence(work);
  const weighty = figures.filter((f) => f.byProblem && f.use.weight > 0);
  const supports = weighty.filter((f) => f.stance === 'for');
  const against = weighty.filter((f) => f.stance === 'against');
  const plan = figures.filter((f) => f.byProblem && f.stance === 'plan');
  const facts: { text: string; type: 'fact' | 'calc' }[] = [];
  const [own] = work.anchor.plain ? sumSentences(work.anchor, work.localMoney) : [];
  if (sum) facts.push({ text: sum, type: 'calc' });
  else if (own) facts.push({ text: `By your own numbers: ${own}`, type: 'calc' });
  else if (reach)
    facts.push({
      text: `Public counts find {{calc:reach:base}} ${reach.label} {{cite:reach}}. ${reach.caution}`,
      type: 'calc',
    });
  const order = [supports[0], against[0], supports[1], plan[0], against[1], plan[1], plan[2]].filter(
    (f) => f !== undefined,
  );
  for (const figure of order.slice(0, 3 - facts.length)) facts.push({ text: claimOnly(figure), type: 'fact' });
  facts.forEach(({ text, type }, i) => {
    w.add('facts', type, capital(text), { head: i === 0 ? head : '', bullet: '-' });
  });
}
