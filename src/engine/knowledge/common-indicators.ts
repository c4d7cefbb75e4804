import { type IndicatorUse, use } from './pack-types.ts';

/**
 * The last resort when a country's records leave a report with too few figures or publishers. Each still has to change
 * what the founder does next, whatever the problem.
 */
export const commonIndicators: readonly IndicatorUse[] = [
  use('WPP.MEDIAN_AGE', 'context', 0, 'none', 'S', {
    split: 20,
    high: 'Speak with the old as well as the young among {who}: {fig}. Habits around {good} are passed on by those who have kept them longest.',
    low: 'Most of those you meet in {place} will be young: {fig}. Ask who in the household decides on money for {good}.',
  }),
  use('HDR24.MYS', 'context', 0, 'none', 'S', {
    split: 6,
    high: 'A page of text is a fair tool with {who}: {fig}. Test it on one person before you print it.',
    low: 'Show {good} rather than describe them: {fig}. Let a user speak for the remedy in {place}.',
  }),
  use('HDR24.GII', 'context', 0, 'none', 'S', {
    split: 0.5,
    high: 'Talk to women among {who} without the men in the room: {fig}. Who earns and who decides on {good} may differ.',
    low: 'Ask both sides of a household in {place}: {fig}. If their stories of {good} differ, trust neither alone.',
  }),
  use('FB.TAX', 'context', 0, 'none', 'P', {
    split: 20,
    high: 'Budget for tax on {good} from the first sale: {fig}. Ask what a fee paid by {payer} counts as.',
    low: 'Few around {who} may issue receipts: {fig}. A remedy that needs them must offer something in return.',
  }),
  use('OWID.CO2.PC', 'context', 0, 'none', 'N', {
    split: 1,
    high: 'Energy is a cost behind {good} that can rise without warning: {fig}. Ask {who} what a fuel price rise did to them last time.',
    low: 'Machines and fuel play a small part here: {fig}. A remedy for {who} that runs on hands and habits starts sooner.',
  }),
  use('ILO.EMP.SRV', 'context', 0, 'none', 'E', {
    split: 45,
    high: 'People who sell their time are easy to find: {fig}. Hire one in {place} for the first trial rather than build anything for {good}.',
    low: 'Paid helpers for {good} may be hard to find in {place}: {fig}. Plan to do the first trial yourself.',
  }),
  use('FB.AGE014', 'context', 0, 'none', 'S', {
    split: 40,
    high: 'Children’s needs come first in many homes: {fig}. Ask {who} what they cut from the week’s money when {good} cost more.',
    low: 'Fewer children share each income than elsewhere: {fig}. Ask {who} what else they pay for before {good}.',
  }),
  use('FB.GDP.PC.PPP', 'context', 0, 'none', 'E', {
    split: 4500,
    high: 'An average hides who can pay for {good}: {fig}. Sort {who} by what they spent last month, not by the country’s mean.',
    low: 'Little is left after food for most: {fig}. Price {good} by the single {unit}, so that {who} can begin small.',
  }),
  use('FB.IMPORTS', 'context', 0, 'none', 'E', {
    split: 10000000000,
    high: 'Rival goods reach {country} easily: {fig}. Look for what is already imported against this problem before you make your own.',
    low: 'Little comes in from abroad: {fig}. Spare parts or tools for {good} may take weeks, so test with what {place} sells.',
  }),
  use('HDI', 'context', 0, 'none', 'S', {
    split: 0.55,
    high: 'Expect {who} to compare you with a service they already know: {fig}. Name that rival before you name a price for {good}.',
    low: 'Basic needs may outrank {good} this month: {fig}. Ask {who} what they would give up to have this solved.',
  }),
  use('FB.LIFE', 'context', 0, 'none', 'S', {
    split: 65,
    high: 'A promise over years can be believed: {fig}. Still, sell {good} by the {unit} until {who} come back by themselves.',
    low: 'Nobody plans far ahead around {good}: {fig}. Offer {who} a gain within the week.',
  }),
];
