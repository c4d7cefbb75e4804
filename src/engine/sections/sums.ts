import type { CalcDraft } from '../claims/types.ts';
import { statedOften } from '../reading/counting.ts';
import { measureOfCount, measureWanted } from '../reading/measures.ts';
import { LOSS_SAID } from '../reading/sizes.ts';
import type { ReportContext } from '../report-context.ts';
import { onOne } from '../sizing.ts';
import { capital, join } from '../text/words.ts';

type Input = CalcDraft['inputs'][number];

const calcOf = (work: ReportContext, id: string): CalcDraft | undefined => work.sized.calcs.find((c) => c.id === id);

/** What the loss rests on, input by input: the founder's own numbers and our guesses. */
function inputsOfLoss({ sized }: ReportContext): {
  readonly said: readonly Input[];
  readonly assumed: readonly Input[];
} {
  const inputs = new Map<string, Input>();
  const follow = (id: string): void => {
    for (const input of sized.calcs.find((c) => c.id === id)?.inputs ?? [])
      if (input.origin === 'calc') follow(input.name);
      else inputs.set(input.name, input);
  };
  follow(sized.lossId);
  const all = [...inputs.values()];
  return { said: all.filter((i) => i.origin === 'founder'), assumed: all.filter((i) => i.origin === 'assumed') };
}

/** Whether every number behind the loss is the founder's. */
export const isAllSaid = (work: ReportContext): boolean => inputsOfLoss(work).assumed.length === 0;

/** What the loss is called: 'rent paid above the price of the bike, in a month'. */
export const lossLabel = ({ sized }: ReportContext): string =>
  sized.calcs.find((c) => c.id === sized.lossId)?.formula ?? '';

/** The loss with its spread and whose each number behind it is, or as the founder tells it; null without either. */
export function lossSentence(work: ReportContext): string | null {
  const { told, lossId } = work.sized;
  const loss = calcOf(work, lossId);
  if (!loss) return told === '' ? null : `Lost, as you write: “{{q:${told}}}”.`;
  const { said, assumed } = inputsOfLoss(work);
  const own = said.map(({ name, label }) =>
    name === LOSS_SAID ? `{{said:${LOSS_SAID}}}` : `{{said:${name}}} (${label}${asSaid(work, name)})`,
  );
  const ours = join(assumed.map(({ label }) => label));
  return `${capital(loss.formula)}: {{calc:${loss.id}:base}} {{cite:${loss.id}}}. You gave ${join(own)}.${ours === '' ? '' : ` We guessed: ${ours}; the table *Calculations* shows how far that moves it.`}`;
}

/** A sum brought to another period is shown as the founder said it, too. */
function asSaid(work: ReportContext, id: string): string {
  const n = work.reading.sizes[id];
  return n?.scaled && n.rate && /\d/.test(n.words) ? `, from your “{{q:${n.words}}}” a ${n.rate}` : '';
}

const CALENDAR = /^(?:days|weeks|months|years)$/;

/** A year of it: what any remedy for the same people competes with; or what is missing for a sum. */
export function habitSentences(work: ReportContext): string[] {
  const { sized, playbook, reading } = work;
  const [, events] = playbook.sizing.event;
  if (sized.lossId === '' && sized.told !== '')
    return [
      'What was lost is in your own words above, and no guess of ours stands beside it. Count how often it comes, and to whom.',
    ];
  if (sized.lossId === '') {
    const missing = playbook.sizing.inputs.find((i) => i.assume === undefined && reading.sizes[i.id] === undefined);
    const told = reading.numbers.filter(({ kind, words }) => kind === missing?.kind && /\d/.test(words));
    const own = [...new Set(told.map(({ words }) => words))].slice(0, 3).map((words) => `“{{q:${words}}}”`);
    const needs = withThe(missing ? missing.label : 'what one case costs');
    const measure = missing && measureWanted(playbook, missing, reading.sizes);
    if (measure && told.some((n) => (measureOfCount(n) ?? measure) !== measure))
      return [
        `No sum is shown yet. It needs ${needs}, counted by the ${measure} as the price is; ${join(own, 'or')} counts another measure. Say it under *Add what you found*.`,
      ];
    return [
      own.length === 0
        ? `No sum is shown yet. It needs ${needs}: say it under *Add what you found*.`
        : `No sum is shown yet. It needs ${needs}, and we did not take ${own.join(' or ')} for that: say it under *Add what you found*.`,
    ];
  }
  const { assume, per } = playbook.sizing.times;
  // One tenancy year in a year: there is nothing to count.
  if (!isOftenSaid(work) && (assume[0] === assume[2] || events.includes(per))) return [];
  const often = statedOften(playbook, `${reading.text}\n${reading.seen}`);
  if (!isOftenSaid(work))
    return [
      `${often === '' ? '' : `You write “{{q:${often}}}”. `}${CALENDAR.test(events) ? `In how many ${events} of a ${per} it happens` : `How many ${events} there are in a ${per}`} is yours to count: until then a ${sized.span} of it would be our guess. Add the count under *Add what you found*.`,
    ];
  return [
    `By your count ({{said:times}}) that makes {{calc:yearly:base}} for one {who1} in a ${sized.span}${playbook.sizing.periods[1] > 1 ? ` of {{a:periods}} ${playbook.sizing.times.per}s` : ''} {{cite:yearly}}.`,
  ];
}

/** 'the price of a crate', but 'what one day earns'. */
const withThe = (label: string): string => (/^(?:what|how) /.test(label) ? label : `the ${label}`);

/** Where the group is counted in something else than those who suffer (couples, yards, schools), it is called so. */
const countsOthers = ({ playbook }: ReportContext): boolean => playbook.sizing.people.named === true;
const firstGroup = (work: ReportContext): string =>
  countsOthers(work) ? `With {{a:people}} ${work.playbook.sizing.people.label},` : 'With {{a:people}} such {who}';

/** A result whose ends lie further apart is no size: what moves it most has to be counted first. */
const NO_SIZE = 30;

/** How often it happens is the founder's to say: a year that is reckoned from our guess was false to nearly everybody who read one. */
export const isOftenSaid = ({ reading }: ReportContext): boolean => reading.sizes.times !== undefined;

/** Whether the first group's sum is a size at all: where its ends lie too far apart it is not shown as one. */
export function isSize(work: ReportContext): boolean {
  const { sized } = work;
  if (!isOftenSaid(work)) return false;
  const head = sized.calcs.find((c) => c.id === sized.headline);
  return head !== undefined && head.low > 0 && head.high / head.low <= NO_SIZE;
}

/** From one event to the first group that one founder can reach; a spread that says nothing is not shown as a size. */
export function sizeSentences(work: ReportContext): string[] {
  const { sized } = work;
  const widest = sized.sensitivity[0];
  const head = calcOf(work, sized.headline);
  if (!head || !widest) return [];
  const count = `What moves it most: ${widest.label}.`;
  if (!isOftenSaid(work)) return [];
  if (!isSize(work)) return [`Too much is open to name a size. ${count} Count that first and add it.`];
  if (sized.headline === 'route') {
    return [
      `If a remedy prevents half of that loss and {payer} give up {{a:givenup}} of the saving, it earns {{calc:fee:base}} ${onOne(work.playbook)} {{cite:fee}}.`,
      `${firstGroup(work)} the first group is worth {{calc:route:base}} in a ${sized.span}; the low case is {{calc:route:low}}, the high {{calc:route:high}} {{cite:route}}.`,
      count,
    ];
  }
  if (sized.headline === 'total')
    return [
      `For {{a:people}} ${countsOthers(work) ? work.playbook.sizing.people.label : '{who}'} together that is {{calc:total:base}} in a ${sized.span}, between {{calc:total:low}} and {{calc:total:high}} {{cite:total}}.`,
      `What it is worth in {money} depends on what an hour or a day of theirs earns; ask, rather than assume. ${count}`,
    ];
  return [];
}
