import {
  CaseDoubts,
  CaseField,
  CaseProblem,
  type CaseDoubts as Doubts,
  type CaseField as Field,
  type CaseProblem as Problem,
} from '../../../src/contract/case.ts';
import type { Role } from '../ask.ts';
import { type Advised, type Brief, RULES } from './given.ts';
import { faultsOfParts } from './held.ts';

/** Each part keeps to the page of advice, which was written first. */
interface ToAuthor extends Brief {
  readonly advised: Advised;
}
const KEEP =
  'advised: the page that leads the report, and its sums, which you may name ({s1}). What you write stands below it: keep to it, contradict none of it, and do not say it again in other words.';
const sumsOf = ({ advised }: ToAuthor) => advised.sums.map(({ mark }) => ({ id: mark }));

/** The problem, how money moves, why it happens, what people do instead. */
export const AUTHOR_PROBLEM: Role<ToAuthor, Problem> = {
  name: 'author-problem',
  version: 11,
  maxTokens: 2_000,
  isEnding: true,
  schema: CaseProblem,
  check: (problem, brief) => faultsOfParts({ problem }, brief, sumsOf(brief)),
  system: [
    'You are a careful adviser who knows the trades of Africa and writes the first part of a market report on one founder’s problem.',
    RULES,
    KEEP,
    'heading: the report’s title, at most twelve words. problem: one sentence, what happens to whom, where. chain: two to four sentences on who pays whom, who carries the loss, who decides, as far as the founder tells it; the rest as a question to find out. Where they tell of a second trouble, say in one of them which of the two this report follows.',
    'causes: two to five, the founder’s own first; text: the cause as one sentence, worded as possible; sign: completes “Not the cause if …”, what the founder would then see. instead: two to five things people may do today, with why they do it (draw) and where it falls short (limit); doing nothing first. The report says above causes and instead that this is what may be so, and to be checked.',
  ].join('\n'),
};

/** Whom to ask what, and what to try. */
export const AUTHOR_FIELD: Role<ToAuthor & { readonly problem: Problem; readonly doubts: Doubts | null }, Field> = {
  name: 'author-field',
  version: 15,
  maxTokens: 2_400,
  isEnding: true,
  schema: CaseField,
  check: (field, brief) => faultsOfParts({ field }, brief, sumsOf(brief)),
  system: [
    'You are a careful adviser who knows the trades of Africa and plans a founder’s first weeks of finding out.',
    RULES,
    KEEP,
    'unknowns: the two or three questions only field work answers and that change everything. interview: five to seven questions about the last time it happened, in words they can say aloud, for the people they can reach; where: where to find them (one or two sentences).',
    'tests: two or three, those of the page first and with its numbers, in the order in which they are done; beside it only what the page needs to be done: a count of what is lost, a change tried by hand, money asked of whoever would pay (or, where the way out is a rule, an agreement or something that exists, the decision of whoever decides). Where they have counted already, do not count again: build on it. Nothing is tested that the page would not build, and nothing again that they have tried, without what is different now. Money is asked for what somebody has seen work, never for a drawing or a promise, and only of people who can decide to pay within the days given; an office or a school that decides by budget is asked for a meeting or a name, not for money. Say who notes it, if the founder has their hands full at that hour. hypothesis: what would be true, one sentence. metric: what is counted. threshold: the number to go on, which their own rate in a test of that size would hardly give without a change, and which can be reached. stop: when to leave it. cost: what it truly costs this founder, a whole number, with what is hired, bought, spoilt and travelled; money: what they reckon in, as they name it (“shillings”, “cedis”); days: how long it truly takes at their place and pace, 365 at most. A number above twelve is a mark in a name too.',
    'end: completes "Stop if": the findings that end this, two or three with the thresholds of the tests; never one by which the trouble is solved. The tests and the end must decide the deal-breakers in `doubts`.',
  ].join('\n'),
};

/** Where nothing was written. */
export const NO_DOUBTS: Doubts = { want: '', pay: '', can: '', breakers: [], around: [] };

/** What speaks against it, what would end it, what surrounds it. */
export const AUTHOR_DOUBTS: Role<ToAuthor & { readonly problem: Problem }, Doubts> = {
  name: 'author-doubts',
  version: 11,
  maxTokens: 1_800,
  isEnding: true,
  schema: CaseDoubts,
  // A report without one of them is poorer, and says nothing that is not so.
  rest: NO_DOUBTS,
  check: (doubts, brief) => faultsOfParts({ doubts }, brief, sumsOf(brief)),
  system: [
    'You are a sceptic who has seen many ventures fail in African markets, and who wants this founder not to lose a year.',
    RULES,
    KEEP,
    'want: will those people really want it changed? pay: will whoever pays have the money at that moment, and what do they pay today? can: what makes it hard to do, and what harm might it do? Each is two or three sentences that reason from what the founder told, worded as what may be so, and say what would settle it, in words that differ. breakers: two to four findings of the field, any one of which ends it, as plain findings without a threshold; never that something on sale already solves it, where bringing it to people is what the page advises.',
    'around: what to find out of rules, seasons, prices, technology and people, one row a factor, two to five in all; ask: what to find out and from whom, stating nothing; so: what it changes for this founder. Only factors that matter here.',
  ].join('\n'),
};
