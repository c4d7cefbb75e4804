/** What paying for a year saves, as the toggle says. */
const SAVED_PERCENT = 20;
const MONTHS = 12;

export interface Prices {
  readonly monthly: number;
  /** A month's share of a year paid at once. */
  readonly annually: number;
  readonly perYear: number;
  /** Twelve single months. */
  readonly fullYear: number;
  readonly saved: number;
}

/** The sums of a plan, in whole US dollars, from its price by the month. */
export function pricesOf(monthly: number): Prices {
  const annually = (monthly * (100 - SAVED_PERCENT)) / 100;
  const perYear = annually * MONTHS;
  const fullYear = monthly * MONTHS;
  return { monthly, annually, perYear, fullYear, saved: fullYear - perYear };
}
