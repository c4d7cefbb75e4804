import type { Claim } from '../claims/types.ts';
import { TEXTS } from '../every-report.ts';
import { ClaimWriter, claimOnly, type ReportContext } from '../report-context.ts';
import { asksForMoney, judge, testOrder } from '../score.ts';
import { filled } from '../text/filled.ts';
import { capital, spelled, startTemplate } from '../text/words.ts';
import { lossSentence } from './sums.ts';
import { verdictReasons } from './verdict.ts';

const { heads, lines, verdicts } = TEXTS;

export function executiveSummary(work: ReportContext): Claim[] {
  const w = new ClaimWriter(work, 'executive_summary');
  const { playbook } = work;
  const judgement = judge(work);
  const told = work.reading.playbookState === 'given' ? heads.problem : '**The problem, as our playbook tells it.**';
  w.add('problem', 'inference', `${startTemplate(playbook.problem)}.`, { head: told });
  const head = `**Verdict: ${verdicts[judgement.verdict]}. Confidence: ${judgement.confidence}.**`;
  verdictReasons(work, judgement).forEach((reason, i) => {
    w.add('verdict', 'inference', reason, i === 0 ? { head } : {});
  });
  addFacts(w, work);
  const unknowns = playbook.unknowns.slice(0, 3);
  unknowns.forEach((unknown, i) => {
    const lead = unknowns.length === 1 ? '**One unknown.**' : `**${capital(spelled(unknowns.length))} unknowns.**`;
    w.add('unknowns', 'recommendation', unknown, { head: i === 0 ? lead : '', bullet: '-' });
  });
  const [first] = testOrder(playbook, asksForMoney(judgement.rule, work.reading));
  if (first)
    w.add(
      'first',
      'recommendation',
      filled(lines.first, {
        n: `{{id:${first.number}}}`,
        name: first.test.name,
        hypothesis: first.test.hypothesis,
      }),
      { head: heads.first },
    );
  w.add('kill', 'recommendation', filled(lines.end, { end: playbook.kill }), { head: heads.end });
  return w.claims;
}

/** The founder's own sum first, then the public figures that are about this very problem. */
function addFacts(w: ClaimWriter, work: ReportContext): void {
  const sum = lossSentence(work);
  const facts: { text: string; type: 'fact' | 'calc' }[] = sum ? [{ text: sum, type: 'calc' }] : [];
  for (const figure of work.figures) facts.push({ text: claimOnly(figure), type: 'fact' });
  facts.forEach(({ text, type }, i) => {
    const head = work.figures.length > 0 ? '**In figures.**' : '**Your first sum.**';
    w.add('facts', type, capital(text), { head: i === 0 ? head : '', bullet: '-' });
  });
}
