import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { CreditType } from '../credits.ts';
import { PlanId } from '../plans.ts';
import { Count, Day, Id, requiredText, Timestamp } from '../primitives.ts';
import { ofTab } from './call.ts';
import { PageQuery, paged, SearchQuery } from './page.ts';

/** No week brings more. */
export const MOST_CREDITS = 1_000;
const Weekly = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CREDITS));

const Week = v.object({ start: Day, end: Day });

/** What a plan brings: now, and from the weeks on that were said. */
const PlanFigures = v.object({
  plan: PlanId,
  credit_type: CreditType,
  now: Count,
  coming: v.array(v.object({ seq: Count, weekly: Count, from: Day })),
  people: Count,
});
export type PlanFigures = v.InferOutput<typeof PlanFigures>;

const ConfigChange = v.object({
  seq: Count,
  at: Timestamp,
  by: v.string(),
  /** Whom it was about; null for what holds for everybody. */
  whom: v.nullable(v.string()),
  action: v.string(),
  words: v.string(),
});
export type ConfigChange = v.InferOutput<typeof ConfigChange>;

export const CreditConfig = v.object({
  /** Of the whole configuration: a change says which one it was made upon. */
  version: Count,
  week: Week,
  /** The weeks a change can count from; the first is the one that runs. */
  weeks: v.array(Week),
  resets: v.array(v.object({ from: Day, withdrawable: v.boolean() })),
  plans: v.array(PlanFigures),
  history: v.array(ConfigChange),
});
export type CreditConfig = v.InferOutput<typeof CreditConfig>;

export const readCreditConfig = ofTab(
  'credit-config',
  call({ method: 'GET', path: '/api/admin/credit-config', answer: inData(CreditConfig) }),
);

const Done = inData(v.object({ changed: v.boolean() }));

/** From the week that begins on `from`. The week that runs is only ever raised. */
export const setPlanAmount = ofTab(
  'credit-config',
  call({
    method: 'POST',
    path: '/api/admin/credit-config/amounts',
    body: v.object({ plan: PlanId, credit_type: CreditType, weekly: Weekly, from: Day, version: Count }),
    answer: Done,
  }),
);

/** From this day on, weeks begin on its weekday. */
export const setResetDay = ofTab(
  'credit-config',
  call({
    method: 'POST',
    path: '/api/admin/credit-config/reset-days',
    body: v.object({ from: Day, version: Count }),
    answer: Done,
  }),
);

/** Takes back a change that no week has begun with. */
export const withdrawChange = ofTab(
  'credit-config',
  call({
    method: 'POST',
    path: '/api/admin/credit-config/withdraw',
    body: v.object({
      change: v.variant('kind', [
        v.object({ kind: v.literal('amount'), seq: Count }),
        v.object({ kind: v.literal('reset'), from: Day }),
      ]),
    }),
    answer: Done,
  }),
);

/** Somebody for whom something else holds than for everybody on the free plan. */
export const SpecialPerson = v.object({
  user_id: Id,
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  plan: PlanId,
  /** Another plan holds until then. */
  plan_from: v.nullable(Day),
  is_exempt: v.boolean(),
  exempt_until: v.nullable(Day),
  amounts: v.object({ market_validation: Count, problem_generator: Count }),
  /** Amounts of their own, with the day they count from. */
  own: v.array(v.object({ credit_type: CreditType, weekly: v.nullable(Count), from: Day })),
});
export type SpecialPerson = v.InferOutput<typeof SpecialPerson>;

export const SPECIAL_KINDS = ['exempt', 'plan', 'own'] as const;
const PeopleFilters = { kind: v.optional(v.picklist(SPECIAL_KINDS), 'exempt'), search: SearchQuery };

export const listSpecialPeople = ofTab(
  'credit-config',
  call({
    method: 'GET',
    path: '/api/admin/credit-config/people',
    query: v.object({ ...PageQuery, ...PeopleFilters }),
    answer: inData(paged(SpecialPerson)),
  }),
);

export const exportSpecialPeople = ofTab(
  'credit-config',
  call({
    method: 'GET',
    path: '/api/admin/credit-config/people/export',
    query: v.object(PeopleFilters),
    answer: inData(v.object({ csv: v.string() })),
    timeoutMs: 60_000,
  }),
);

const Whose = { email: requiredText(254), from: Day };
const Person = inData(v.object({ person: SpecialPerson }));

export const setPersonPlan = ofTab(
  'credit-config',
  call({
    method: 'POST',
    path: '/api/admin/credit-config/people/plan',
    body: v.object({ ...Whose, plan: PlanId }),
    answer: Person,
  }),
);

/** `weekly` null: the plan's amount holds again. */
export const setPersonAmount = ofTab(
  'credit-config',
  call({
    method: 'POST',
    path: '/api/admin/credit-config/people/amount',
    body: v.object({ ...Whose, credit_type: CreditType, weekly: v.nullable(Weekly) }),
    answer: Person,
  }),
);

/** An exemption holds at once; it ends with a week. */
export const setExemption = ofTab(
  'credit-config',
  call({
    method: 'POST',
    path: '/api/admin/credit-config/people/exemption',
    body: v.object({ ...Whose, exempt: v.boolean() }),
    answer: Person,
  }),
);
