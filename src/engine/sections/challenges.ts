import type { Claim } from '../claims/types.ts';
import { disagree, placeShare, recordOf, TWINS } from '../evidence.ts';
import { fold } from '../text/clean.ts';
import type { IndicatorRecord } from '../types.ts';
import { ClaimWriter, figureText, fitting, type Work } from '../work.ts';

const MAX_AGAINST = 3;

export function challengesAnalysis(work: Work): Claim[] {
  const { pain } = work;
  const w = new ClaimWriter(work, 'challenges_analysis');
  w.add('want', 'inference', pain.want, { head: '**Will they want it?**' });
  w.add('pay', 'inference', payDoubt(work), { head: '**Will it pay?**' });
  w.add('can', 'inference', canDoubt(work), { head: '**Can it be done?**' });
  addAgainst(w, work);
  addDisputes(w, work);
  pain.dealBreakers.forEach((text, i) => {
    w.add('breakers', 'assumption', text, {
      head: i === 0 ? `**Deal-breakers.** ${breakersLead(work)}` : '',
      bullet: '-',
    });
  });
  return w.claims;
}

/** A doubt that would fit anybody is brought back to this founder's people and place; one that names them is left alone. */
const payDoubt = (work: Work): string =>
  // Children are not asked who paid.
  /\b(?:child|children|pupils?|infants?|babies|learners)\b/.test(work.anchor.who.value)
    ? `${work.pain.pay} Ask the parents of {who} in {place} who paid the last time.`
    : payDoubtOf(work);
const payDoubtOf = (work: Work): string =>
  fitting(
    work,
    work.pain.pay,
    `${work.pain.pay} Ask {payer} in {place} what the last ${work.pain.sizing.event[0]} cost them.`,
    `${work.pain.pay} Ask {who} in {place} who paid the last time.`,
    `${work.pain.pay} Ask in {place} who paid the last time for {good}.`,
    `${work.pain.pay} Ask {who} who paid the last time for {good}.`,
  );
const canDoubt = (work: Work): string =>
  fitting(
    work,
    work.pain.can,
    `${work.pain.can} Spend a day beside {who} in {place} before you promise anything.`,
    `${work.pain.can} Spend a day where {good} are dealt with in {place} before you promise anything.`,
    `${work.pain.can} Spend a day beside {who} and watch {good} before you promise anything.`,
  );
const rivals = (work: Work): string =>
  fitting(work, ' with {who} in {place}', ' for {good} in {place}', ' for {good} and {who}');
const breakersLead = (work: Work): string =>
  fitting(
    work,
    'Any one of these ends it for {who} in {place}:',
    'Any one of these ends it for {good} in {place}:',
    'Any one of these ends it for {who} and {good}:',
  );
const againstLead = (work: Work): string =>
  fitting(
    work,
    'Hold it against what {who} in {place} tell you:',
    'Hold it against what you see of {good} in {place}:',
    'Hold it against what {who} tell you of {good}:',
  );

export function againstFigures({ figures }: Work) {
  return figures.filter((f) => f.byProblem && f.stance === 'against').slice(0, MAX_AGAINST);
}

function addAgainst(w: ClaimWriter, work: Work): void {
  const head = `**Evidence against your case.** ${againstLead(work)}`;
  const against = againstFigures(work);
  let first = true;
  const add = (type: 'fact' | 'inference', text: string) => {
    w.add('against', type, text, { head: first ? head : '', bullet: '-' });
    first = false;
  };
  for (const figure of against) add('fact', figureText(figure, isFarOut(figure) ? 'place' : 'fig'));
  const absent = absentFromFarmList(work);
  if (absent) add('fact', absent);
  add('inference', work.pain.notFound);
  if (work.sized.hasMoney)
    add(
      'calc' as 'fact',
      `A habit that costs {{calc:${work.sized.lossId}:base}} a ${work.pain.sizing.event[0]} {{cite:${work.sized.lossId}}} and lasts may hide something: a smaller loss, another loser than {who}, or a remedy that failed before. Ask for the failures first.`,
    );
}

/** Only a place near an end says something: in the middle, the past says more. */
function isFarOut({ figure }: { readonly figure: { readonly record: IndicatorRecord } }): boolean {
  const share = placeShare(figure.record);
  return share !== null && (share >= 0.7 || share <= 0.3);
}

/** Farm goods that the Factbook's short list leaves out: weak counter-evidence, and said as such. */
function absentFromFarmList({ pack, anchor, home }: Work): string | null {
  if (pack.id !== 'agriculture' || anchor.good.state === 'assumed' || home.farmProducts.year === null) return null;
  const stem = fold(anchor.good.value)
    .replace(/(?:es|s)$/, '')
    .slice(0, 6);
  if (home.farmProducts.items.some((item) => fold(item).includes(stem))) return null;
  return `{Good} are not among the {{count:${home.iso3}:farm}} farm products that one public list names for {country} {{list:${home.iso3}:farm}}. The list is short, so {who} are likely their own best record.`;
}

/** Where two publishers differ by more than a twentieth on something this report uses, both are shown. */
function addDisputes(w: ClaimWriter, work: Work): void {
  const { home, figures } = work;
  for (const [a, b] of TWINS) {
    const one = recordOf(home, a);
    const two = recordOf(home, b);
    // Two years are two facts; only one year told twice is a dispute.
    if (
      !one ||
      !two ||
      one.year !== two.year ||
      !figures.some((f) => f.use.code === a || f.use.code === b) ||
      !disagree(one.value, two.value)
    )
      continue;
    w.add(
      'disputes',
      'fact',
      `Two publishers differ: {{now:${home.iso3}:${a}}}, while the other has {{short:${home.iso3}:${b}}}. Plan for the worse of the two${rivals(work)}.`,
      { head: '**Figures that disagree.**' },
    );
  }
  const lines = recordOf(home, 'FB.MOBILE.SUBS');
  const per100 = recordOf(home, 'IT.CEL.SETS.P2');
  const people = recordOf(home, 'SP.POP.TOTL');
  if (!lines || !per100 || !people || !figures.some((f) => f.use.code === 'IT.CEL.SETS.P2')) return;
  if (
    lines.year !== per100.year ||
    people.year !== lines.year ||
    !disagree(per100.value, (100 * lines.value) / people.value)
  )
    return;
  w.add(
    'disputes',
    'calc',
    `Two counts differ: {{now:${home.iso3}:IT.CEL.SETS.P2}}, against {{calc:phones:base}} from another publisher’s total {{cite:phones}}. Ask which holds${rivals(work)}.`,
    { head: '**Figures that disagree.**' },
  );
}
