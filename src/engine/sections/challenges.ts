import type { Claim } from '../claims/types.ts';
import { disagree, placeShare, recordOf, TWINS } from '../evidence.ts';
import { withArticle } from '../text/words.ts';
import type { IndicatorRecord } from '../types.ts';
import { ClaimWriter, figureText, type Work } from '../work.ts';

const MAX_AGAINST = 3;

export function challengesAnalysis(work: Work): Claim[] {
  const { pain } = work;
  const w = new ClaimWriter(work, 'challenges_analysis');
  w.add('want', 'inference', pain.want, { head: '**Will they want it?**' });
  w.add('pay', 'inference', pain.pay, { head: '**Will it pay?**' });
  w.add('can', 'inference', pain.can, { head: '**Can it be done?**' });
  addAgainst(w, work);
  addDisputes(w, work);
  pain.dealBreakers.forEach((text, i) => {
    w.add('breakers', 'assumption', text, {
      head: i === 0 ? '**Deal-breakers.** Any one of these ends it:' : '',
      bullet: '-',
    });
  });
  return w.claims;
}

export const againstFigures = ({ figures }: Work) =>
  figures.filter((f) => f.stance === 'against').slice(0, MAX_AGAINST);

function addAgainst(w: ClaimWriter, work: Work): void {
  let head = '**Evidence against your case.**';
  const add = (type: 'fact' | 'inference' | 'calc', text: string) => {
    w.add('against', type, text, { head, bullet: '-' });
    head = '';
  };
  for (const figure of againstFigures(work)) add('fact', figureText(figure, isFarOut(figure) ? 'place' : 'fig'));
  add('inference', work.pain.notFound);
  if (work.sized.hasMoney)
    add(
      'calc',
      `A habit that costs {{calc:${work.sized.lossId}:base}} ${withArticle(work.pain.sizing.event[0])} {{cite:${work.sized.lossId}}} and lasts may hide something: a smaller loss, another loser, or a remedy that failed before. Ask for the failures first.`,
    );
}

/** Only a place near an end says something: in the middle, the past says more. */
function isFarOut({ figure }: { readonly figure: { readonly record: IndicatorRecord } }): boolean {
  const share = placeShare(figure.record);
  return share !== null && (share >= 0.7 || share <= 0.3);
}

/** Where two publishers differ by more than a twentieth on something this report uses, both are shown. */
function addDisputes(w: ClaimWriter, { home, figures }: Work): void {
  for (const [a, b] of TWINS) {
    const one = recordOf(home, a);
    const two = recordOf(home, b);
    // Two years are two facts; only one year told twice is a dispute.
    const isTold = figures.some((f) => f.use.code === a || f.use.code === b);
    if (!one || !two || one.year !== two.year || !isTold || !disagree(one.value, two.value)) continue;
    w.add(
      'disputes',
      'fact',
      `Two publishers differ: {{now:${home.iso3}:${a}}}, while the other has {{short:${home.iso3}:${b}}}. Plan for the worse of the two.`,
      { head: '**Figures that disagree.**' },
    );
  }
}
