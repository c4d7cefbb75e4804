import type { Claim } from '../claims/types.ts';
import { TEXTS } from '../every-report.ts';
import { payTest } from '../plan.ts';
import { findNumbers } from '../reading/numbers.ts';
import { ClaimWriter, type ReportContext } from '../report-context.ts';
import { asksForMoney, judge, namedCauseOf, testOrder } from '../score.ts';
import { atClause, quotable } from '../text/clean.ts';
import { capital, join } from '../text/words.ts';
import { isOftenSaid, isSize } from './sums.ts';

/** Words that are quoted at most, of an answer and of the text itself. */
const MOST_QUOTED = 90;
const MOST_OF_TEXT = 400;
export const MOST_OF_IDEA = 240;

/** How we came to the playbook, and what that means for the report. */
const CAME = {
  answered:
    'You chose it as the nearest: where yours is another trouble, its questions still help, its sums and verdict may not.',
  led: 'The cause you took leads to it: where yours is another trouble, its questions still help, its sums and verdict may not.',
  given: 'Your own words led to it; if it is another trouble, start again and say which.',
} as const;

/** How the founder was read, slot by slot in their own words, and what was left open or assumed. */
export function summarySection(work: ReportContext): Claim[] {
  const { reading } = work;
  const w = new ClaimWriter(work, 'summary');
  const line = (text: string, head = '') => w.add('read', 'inference', text, { head, bullet: '-' });
  line(`You wrote: “{{q:${atClause(quotable(reading.text), MOST_OF_TEXT)}}}”`, TEXTS.heads.read);
  line(`Playbook: ${work.playbook.title}. ${CAME[reading.playbookState]}`);
  line(placeLine(work));
  line(whoLine(work));
  line(payerLine(work));
  const cause = namedCauseOf(work);
  if (reading.isOtherCause) line('Of the causes you chose none: it is this trouble, for another reason.');
  if (cause) line(`Of the causes you chose: ${cause.text}.`);
  if (reading.seen !== '') line(`What you have seen or counted: “{{q:${atClause(reading.seen, MOST_QUOTED)}}}”`);
  const number = reading.answers.find(({ slot, skipped }) => slot === 'number' && !skipped)?.answer;
  if (number) line(`Your number: “{{q:${atClause(number, MOST_QUOTED)}}}”${leftOut(work, number)}`);
  if (reading.idea !== '') line(`Your idea: “{{q:${atClause(reading.idea, MOST_OF_IDEA)}}}”. ${ideaLine(work)}`);
  addAssumptions(w, work);
  return w.claims;
}

/** Which of several numbers in an answer the sums are made of, where others stand in none. */
function leftOut({ reading: { sizes }, sized }: ReportContext, answer: string): string {
  if (sized.lossId === '') return '';
  const used = new Set(Object.values(sizes).map(({ words }) => words));
  const told = [...new Set(findNumbers(answer).map(({ words }) => words))];
  const taken = told.filter((words) => used.has(words));
  if (taken.length === 0 || taken.length === told.length) return '';
  return `. Of these only ${join(taken.map((words) => `{{q:${words}}}`))} ${taken.length === 1 ? 'is' : 'are'} in the sums.`;
}

/** Where the idea is put to people: by its own test, after the trouble was measured or before. */
function ideaLine(work: ReportContext): string {
  if (work.reading.ideaTest) return 'Its own first test stands below the others, under *Your idea, tried by hand*.';
  const paying = payTest(work.playbook)?.number ?? work.playbook.tests.length;
  const [first] = testOrder(work.playbook, asksForMoney(judge(work).rule, work.reading));
  return first?.number === paying
    ? `Test {{id:${paying}}} comes first: put your idea to those you ask in it.`
    : `The first tests measure the trouble, whoever ends it; put your idea to those you ask in Test {{id:${paying}}}.`;
}

const placeLine = ({ reading }: ReportContext): string =>
  reading.countries.length === 0
    ? 'Place: open. You named no country, so there is no public figure here, and no local money. Name it under *You read me wrong, or did not ask?*'
    : reading.place.state === 'given'
      ? 'Place: {place}, {country}.'
      : 'Place: {country}; we read no town, so the text says “your area”. Name it under *You read me wrong, or did not ask?*';

const whoLine = ({ reading }: ReportContext): string =>
  reading.position
    ? `People: you speak of {{q:${reading.position.words}}}; the playbook is written for {who}. ${reading.position.note}`
    : reading.whoWords === ''
      ? 'People: {who}, as the playbook has them.'
      : `People: “{{q:${reading.whoWords}}}”, you say; the playbook is written for {who}.`;

function payerLine(work: ReportContext): string {
  const { reading, playbook } = work;
  const test = `Test {{id:${payTest(playbook)?.number ?? playbook.tests.length}}}`;
  const isAsked = reading.answers.some(({ slot }) => slot === 'payer');
  switch (reading.payerSaid) {
    case 'nobody':
      return `Who would pay: nobody, as far as you can see. The playbook expects {payer}; ${test} asks them.`;
    case 'own':
      return `Who would pay: “{{q:${reading.payerWords}}}”, you say. ${test} is written for {payer}; if you mean others, put it to them.`;
    case 'playbook':
      return 'Who would pay: {payer}, you say.';
    case 'open':
      return `Who would pay: ${isAsked ? 'open' : 'not asked yet'}. ${test} asks {payer}; if others would pay, say it under *You read me wrong, or did not ask?*`;
  }
}

/** Steps that lead to a size alone: where none is shown, their assumptions are not either. A year alone stands where how often is said. */
const TO_A_SIZE: ReadonlySet<string> = new Set(['fee', 'route', 'total', 'yearly']);

function addAssumptions(w: ClaimWriter, work: ReportContext): void {
  const { sized } = work;
  if (sized.lossId === '') return;
  const shown = sized.calcs.filter(
    (calc) => isSize(work) || !TO_A_SIZE.has(calc.id) || (calc.id === 'yearly' && isOftenSaid(work)),
  );
  const names = new Set(shown.flatMap((calc) => calc.inputs.map((input) => input.name)));
  const assumed = sized.assumed.filter((input) => names.has(input.name));
  assumed.forEach((input, i) => {
    const head = '**What we guessed**, until you count:';
    w.add('assumed', 'assumption', `A{{id:${i + 1}}}. ${capital(input.label)}: {{range:${input.name}}}.`, {
      head: i === 0 ? head : '',
      bullet: '-',
    });
  });
}
