import type { CalcDraft } from '../claims/types.ts';
import { LOSS_SAID } from '../reading/sizes.ts';
import { incomeOf, isTooThin } from '../score.ts';
import { isStretch } from '../sizing.ts';
import { join } from '../text/words.ts';
import type { Work } from '../work.ts';

const calcOf = (work: Work, id: string): CalcDraft | undefined => work.sized.calcs.find((c) => c.id === id);

/** The founder's own numbers behind the loss, as he would say them: 'your 60 crates on a trip and 400 cedis …'. */
export function saidInputs(work: Work): string {
  if (work.reading.sizes[LOSS_SAID]) return `{{said:${LOSS_SAID}}}, lost on one ${work.say(work.pain.sizing.event[0])}`;
  const said = work.pain.sizing.inputs.filter((i) => work.reading.sizes[i.id] !== undefined);
  return join(said.slice(0, 3).map((i) => `{{said:${i.id}}} (${work.say(i.label)}${asSaid(work, i.id)})`));
}

/** A sum brought to another period is shown as the founder said it, too. */
function asSaid(work: Work, id: string): string {
  const n = work.reading.sizes[id];
  return n?.scaled && n.rate && /\d/.test(n.words) ? `, from your “{{q:${n.words}}}” a ${n.rate}` : '';
}

/** The loss on one event, with its spread where there is one; null without a sum. */
export function lossSentence(work: Work): string | null {
  const { sized, pain } = work;
  const loss = calcOf(work, sized.lossId);
  if (!loss) return null;
  const event = pain.sizing.event[0];
  const from = saidInputs(work);
  const basis = from ? ` It follows from what you gave us: ${from}.` : '';
  if (loss.low === loss.high)
    return `One ${event} costs one {who1} {{calc:${loss.id}:base}} {{cite:${loss.id}}}.${basis}`;
  return `One ${event} costs one {who1} {{calc:${loss.id}:base}}, and between {{calc:${loss.id}:low}} and {{calc:${loss.id}:high}} as the open numbers fall {{cite:${loss.id}}}.${basis}`;
}

/** The habit's yearly price: what any remedy for the same people competes with. */
export function habitSentences(work: Work): string[] {
  const { sized, pain, reading } = work;
  const [, events] = pain.sizing.event;
  const times = reading.sizes.times
    ? `By your count ({{said:times}})`
    : pain.sizing.times.assume[1] === 1
      ? `Once a ${pain.sizing.times.per}, as we assume,`
      : `At an assumed {{a:times}} ${events} a ${pain.sizing.times.per},`;
  if (sized.lossId === '') {
    const missing = pain.sizing.inputs.find((i) => i.assume === undefined && reading.sizes[i.id] === undefined);
    const open = `No sum is shown: ${withThe(missing ? missing.label : 'cost')} is yours to find.`;
    return [
      open,
      `${times} that makes {{calc:events:base}} in a ${sized.span} for the first {{a:people}} ${countsOthers(work) ? work.pain.sizing.people.label : '{who}'} {{cite:events}}${isStretch(pain) ? `, each ${pain.sizing.event[0]} of each one counted as a case` : ''}.`,
    ];
  }
  return [
    `${times} that makes {{calc:yearly:base}} for one {who1} in a ${sized.span}${pain.sizing.periods[1] > 1 ? ` of {{a:periods}} ${pain.sizing.times.per}s` : ''} {{cite:yearly}}.`,
  ];
}

/** 'the price of a crate', but 'what one day earns'. */
const withThe = (label: string): string => (/^(?:what|how) /.test(label) ? label : `the ${label}`);

/** Where the group is counted in something else than those who suffer (couples, yards, schools), it is called so. */
const countsOthers = ({ pain }: Work): boolean => pain.sizing.people.named === true;
const firstGroup = (work: Work): string =>
  countsOthers(work) ? `With {{a:people}} ${work.pain.sizing.people.label},` : 'With {{a:people}} such {who}';

/** A result whose ends lie further apart is no size: what moves it most has to be counted first. */
const NO_SIZE = 30;

/** Whether the first group's sum is a size at all: where its ends lie too far apart it is not shown as one. */
export function isSize({ sized }: Work): boolean {
  const head = sized.calcs.find((c) => c.id === sized.headline);
  return head !== undefined && head.low > 0 && head.high / head.low <= NO_SIZE;
}

/** From one event to the first group that one founder can reach; a spread that says nothing is not shown as a size. */
export function sizeSentences(work: Work): string[] {
  const { sized } = work;
  const widest = sized.sensitivity[0];
  const head = calcOf(work, sized.headline);
  if (!head || !widest) return [];
  const count = `“${widest.label.charAt(0).toUpperCase()}${widest.label.slice(1)}” moves it most.`;
  if (!isSize(work))
    return [`Too much is open to name a size. ${count} Count that first, write it below, and the sum is made anew.`];
  if (sized.headline === 'route') {
    const event = work.pain.sizing.event[0];
    const thin = thinSentence(work);
    const dollars = calcOf(work, 'dollars')
      ? ` In dollars the middle case is about {{calc:dollars:base}} {{cite:dollars}}; at the rate on record, {{now:${work.home.iso3}:FB.FX}}.`
      : '';
    return [
      `If a remedy prevents half of that loss and {payer} give up {{a:givenup}} of the saving, it earns {{calc:fee:base}} on one ${event} {{cite:fee}}.`,
      `${firstGroup(work)} the first group is worth {{calc:route:base}} in a ${sized.span}; the low case is {{calc:route:low}}, the high {{calc:route:high}} {{cite:route}}.${dollars}`,
      ...(thin ? [thin] : []),
      count,
    ];
  }
  if (sized.headline === 'total')
    return [
      `For {{a:people}} ${countsOthers(work) ? work.pain.sizing.people.label : '{who}'} together that is {{calc:total:base}} in a ${sized.span}, between {{calc:total:low}} and {{calc:total:high}} {{cite:total}}.`,
      `What it is worth in {money} depends on what an hour or a day of theirs earns; ask, rather than assume. ${count}`,
    ];
  return [
    `For the first group it is {{calc:events:low}} at least, {{calc:events:high}} at most {{cite:events}}. ${count}`,
  ];
}

/** A sum too small to live on is called so, where a reader might only see that it is a sum. */
function thinSentence(work: Work): string | null {
  const income = incomeOf(work.sized);
  if (!income || !isTooThin(work.sized)) return null;
  return `As it stands this is too little to live on: {{calc:${income.id}:base}} in a ${work.sized.span}, before any cost of yours {{cite:${income.id}}}.`;
}

/** What the founder's price will be in a year, where prices move enough to matter. */
export function priceCalcNeeded(work: Work): boolean {
  const cpi = work.home.indicators.find((r) => r.code === 'FP.CPI.TOTL.ZG');
  return (
    cpi !== undefined &&
    cpi.value >= 8 &&
    work.pain.sizing.inputs.some((i) => i.kind === 'money' && work.reading.sizes[i.id] !== undefined)
  );
}
