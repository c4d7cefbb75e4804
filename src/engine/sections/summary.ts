import type { Claim } from '../claims/types.ts';
import { GENERAL_PACK } from '../knowledge/packs.ts';
import { plainWho } from '../plain/sentences.ts';
import { costAlone, summedWords } from '../plain/sized.ts';
import { payTest } from '../plan.ts';
import { atClause, quotable } from '../text/clean.ts';
import { capital } from '../text/words.ts';
import type { FounderNumber } from '../understand/types.ts';
import { ClaimWriter, fitting, type Work } from '../work.ts';

const MOST_WHOLE = 80;

export function summarySection(work: Work): Claim[] {
  const { anchor, pain } = work;
  const w = new ClaimWriter(work, 'summary');
  const whole = atClause(quotable(anchor.text), MOST_WHOLE);
  if (anchor.plain && (anchor.french || whole.length > anchor.plain.trouble.length + 12))
    w.add(
      'said',
      'inference',
      `In full you write: “{{q:${whole.replace(/\.$/, '')}}}${whole.endsWith('…') ? '' : '.'}”`,
    );
  else if (anchor.quote !== '' && !anchor.plain && work.pack !== GENERAL_PACK)
    w.add('said', 'inference', `You write: “{{q:${anchor.quote}}}${anchor.quote.endsWith('…') ? '' : '.'}”`);
  w.add('said', 'inference', whoSentence(work));
  w.add('said', 'inference', payerSentence(work));
  if (anchor.workaround !== '')
    w.add(
      'said',
      'inference',
      `Today’s way out, in your words or ours: ${lower(anchor.workaround)}. Whatever you offer {who} competes with it.`,
    );
  if (anchor.solution !== '')
    w.add(
      'said',
      'inference',
      `You already think of a remedy (${anchor.solution}). Leave it out of every talk with {who} until the problem has a price.`,
    );
  const way = anchor.plain ? anchor.plain.way : (anchor.paidToday?.quote ?? '');
  if (way !== '')
    w.add(
      'said',
      'inference',
      `Today’s way round it, as you tell it: “{{q:${way}}}”. Whatever you offer {who} competes with it.`,
    );
  const unused = unusedNumbers(work);
  if (unused.length > 0)
    w.add(
      'said',
      'inference',
      `Your other numbers (${unused.map((n) => `“{{q:${n}}}”`).join(', ')}) do not enter the sums below. Ask {who} for the same ones, and see whether they hold.`,
    );
  const trap = anchor.trap ? pain.traps?.[0] : undefined;
  if (trap) w.add('trap', 'inference', trap.text, { head: '**Two readings.**' });
  addAssumptions(w, work);
  return w.claims;
}

const own = (state: string): boolean => state === 'given' || state === 'answered';
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function whoSentence({ anchor, pain }: Work): string {
  if (anchor.plain) return plainWho(anchor);
  const decides = pain.stakeholders.find((s) => /decide/.test(s));
  const tail = decides ? ` Others hold part of the answer. ${holder(decides)}` : '';
  return own(anchor.who.state)
    ? `Those who suffer are {who} in {place}; the matter is {good}.${tail}`
    : /\b(?:we|us|our|my)\b/i.test(anchor.text) && !anchor.french
      ? `You seem to live with it yourself; we call you and those like you {who} in {place}, and the matter {good}. Every talk must test both.${tail}`
      : `You do not say who suffers from the trouble with {good}; we take {who} in {place}, and every talk must test that.${tail}`;
}

const isMeasure = (n: FounderNumber): boolean =>
  ['money', 'share', 'hours', 'days'].includes(n.kind) &&
  (/\d/.test(n.words) || n.kind === 'hours' || n.kind === 'days' || / out of /.test(n.words));
/** 'Six hives each year', 'five times the price', 'one book for five children'. */
const isCountPer = (n: FounderNumber): boolean =>
  n.kind === 'count' && (n.rate !== null || /^times the [a-z]+/.test(n.noun) || / for (?:\d+|[a-z]+)$/.test(n.words));
function asWritten(n: FounderNumber): string {
  if (
    (n.kind === 'money' || n.noun === '') &&
    n.per !== '' &&
    n.kind !== 'share' &&
    /^(?:a|an|per|each|every)\b|^$/.test(n.noun) &&
    !/^(?:second|third|lot|few|bit)$/.test(n.per)
  )
    return quotable(`${n.words} a ${n.per}`);
  const tail =
    n.kind === 'count'
      ? (/^(?:times the [a-z]+|[a-z'-]+ (?:a|an|per|each|every) [a-z]+)/.exec(n.noun)?.[0] ??
        (/^(?:to|each|of|in|at|and|the|is|for|on|from|by|with)$/.test(n.noun.split(' ')[0] ?? '')
          ? ''
          : n.noun.split(' ')[0]))
      : n.kind === 'hours' || n.kind === 'days'
        ? n.noun.split(' ')[0]
        : '';
  return quotable(`${n.words} ${tail ?? ''}`.trim());
}

/** Sums, shares, waits and counts by the year that the founder wrote and no input took; other counts and dates are left alone. */
function unusedNumbers({ anchor, localMoney }: Work): string[] {
  const summed = anchor.plain ? summedWords(anchor, localMoney) : new Set<FounderNumber>();
  const used = new Set(Object.values(anchor.sizes).map((n) => n.words));
  const alone = anchor.plain ? costAlone(anchor, localMoney) : undefined;
  const open = anchor.numbers.filter(
    (n) => n !== alone && !used.has(n.words) && !summed.has(n) && (isMeasure(n) || isCountPer(n) || isPlainCount(n)),
  );
  return [...new Set(open.map(asWritten))].slice(0, 5);
}

/** '90 members', '600 a month': a count with a numeral is a number he gave; dates are not. */
const isPlainCount = (n: FounderNumber): boolean => (n.kind === 'count' || n.kind === 'rate') && /\d/.test(n.words);

/** 'grower: decides X, may carry Y' becomes a sentence. */
function holder(stakeholder: string): string {
  const [role = '', ...rest] = stakeholder.split(': ');
  const who = /^(?:those|whoever|the )/i.test(role) ? role.charAt(0).toUpperCase() + role.slice(1) : `The ${role}`;
  return `${who} ${rest.join(': ').replace(/, (?=(?:may|can|[a-z]+[^s]s) [^,]*$)/, ' and ')}.`;
}

function payerSentence({ anchor, pain }: Work): string {
  if (!own(anchor.payer.state))
    return `Who pays is open; we take {payer}. If that is wrong, Test {{id:${payTest(pain)?.number ?? pain.tests.length}}} in {place} asks the wrong people.`;
  if (anchor.payer.value === anchor.who.value)
    return 'You say that {who} pay as well as suffer, which keeps the test of price simple: ask them.';
  return 'You name {payer} as those who pay. They are not {who}, so a gain for one may be a cost for the other; learn what {payer} lose when nothing changes.';
}

/** A long label that would fit anybody is given the founder's people; 'months in a year' is left alone. */
const namesSomebody = ({ anchor }: Work, label: string): boolean =>
  label.split(' ').length < 6 ||
  [anchor.who.value, anchor.who.one, anchor.good.value].some((noun) => label.includes(noun));

function addAssumptions(w: ClaimWriter, work: Work): void {
  const { anchor, sized } = work;
  const guessed = sized.assumed.length > 0;
  const head = guessed
    ? `**What we assumed.** ${fitting(work, 'No record holds these for {who} in {place}:', 'No record holds these for {good} in {place}:', 'No record holds these for {who} and {good}:')}`
    : `**What we assumed.** ${fitting(work, 'You did not say it of {who} in {place}:', 'You did not say it of {good} in {place}:', 'You did not say it of {who} and {good}:')}`;
  const skipped = anchor.answers.filter((a) => a.skipped && !/leave sums|show both/.test(a.assumed));
  let n = 0;
  const add = (text: string) => {
    n += 1;
    w.add('assumed', 'assumption', `A{{id:${n}}}. ${text}`, { head: n === 1 ? head : '', bullet: '-' });
  };
  if (anchor.countryState === 'assumed') add('The country is {country}: you did not name one.');
  if (skipped.some((a) => /^Who has/.test(a.question))) add('Those who suffer are {who}.');
  if (anchor.payer.state === 'assumed') add('Those who pay are {payer}.');
  for (const input of sized.assumed)
    add(`${capital(input.label)}${namesSomebody(work, input.label) ? '' : ' for {who}'}: {{range:${input.name}}}.`);
}
