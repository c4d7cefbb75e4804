import * as v from 'valibot';

/** The plans of the pricing page. Nothing is charged: an administrator says who is on which. */
export const PlanId = v.picklist(['free', 'pro', 'team']);
export type PlanId = v.InferOutput<typeof PlanId>;
