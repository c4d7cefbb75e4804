import type { Claim } from '../claims/types.ts';
import { TEXTS } from '../every-report.ts';
import { disagree, recordOf, TWINS } from '../evidence.ts';
import { ClaimWriter, type ReportContext } from '../report-context.ts';
import { basisOf } from './basis.ts';

export function challengesAnalysis(work: ReportContext): Claim[] {
  const { playbook } = work;
  const { heads } = TEXTS;
  const w = new ClaimWriter(work, 'challenges_analysis');
  const doubts = [
    ['want', playbook.want, heads.want],
    ['pay', playbook.pay, heads.pay],
    ['can', playbook.can, heads.can],
    ['open', playbook.notFound, '**What nobody has counted.**'],
  ] as const;
  for (const [block, text, head] of doubts) if (text !== '') w.add(block, 'inference', text, { head });
  addDisputes(w, work);
  playbook.dealBreakers.forEach((text, i) => {
    w.add('breakers', 'assumption', text, {
      head:
        i === 0
          ? `**Deal-breakers**, ${basisOf(playbook, 'dealBreakers')}. Whether one of these holds here is not known; if one does, it ends it:`
          : '',
      bullet: '-',
    });
  });
  return w.claims;
}

/** Where two publishers differ by more than a twentieth on something this report uses, both are shown. */
function addDisputes(w: ClaimWriter, { home, figures }: ReportContext): void {
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
