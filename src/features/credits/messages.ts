import type { CreditType } from '../../contract/credits.ts';
import { plural } from '../../lib/locale.ts';

const names: Record<CreditType, string> = {
  problem_generator: 'Problem Generator',
  market_validation: 'Market Validation',
};

const things: Record<CreditType, string> = { problem_generator: 'explorations', market_validation: 'reports' };

export const credits = {
  title: (type: CreditType) => `Request Additional ${names[type]} Credits`,
  message: (type: CreditType) => `You've reached your weekly ${names[type].toLowerCase()} credit limit`,
  /** Where credits are left, or nothing is known of them, the limit is not what brings somebody here. */
  left: (type: CreditType, left: number, total: number) =>
    `You have ${left} of ${total} ${things[type]} left this week. You can ask for more all the same.`,
  unlimited: 'Unlimited Access: you need not ask for credits.',
  askFor: (type: CreditType) => `Ask for more ${names[type].toLowerCase()} credits than the week brings.`,
  returns: (label: string) => `Your credits come back: ${label}.`,
  ask: {
    problem_generator: '‘Submit Request’ asks us for one more credit.',
    market_validation: '‘Submit Request’ asks us for two more credits.',
  },
  submit: 'Submit Request',
  submitting: 'Submitting...',
  submitted: 'Request Submitted!',
  hear: 'You will hear from us shortly',
  byMail: 'You will be notified by email.',
  /** Whole minutes (spec 2 §2), called hours where they come out even. */
  time: (minutes: number) => {
    const [n, unit] = minutes % 60 === 0 ? ([minutes / 60, 'hour'] as const) : ([minutes, 'minute'] as const);
    return `Processing time: up to ${plural(n, { one: `1 ${unit}`, other: `${n} ${unit}s` })}`;
  },
  waiting: 'Your request is kept on this device and goes out by itself.',
  offline: 'You are offline. Your request is kept on this device and goes out by itself when the connection is back.',
  failed: 'Failed to submit credit request. Please try again.',
  network: 'Network error. Please check your connection and try again.',
  retry: 'Retry',
  takeBack: 'Take it back',
  back: { problem_generator: 'Back to Problem Generator', market_validation: 'Back to Market Validation' },
  home: { problem_generator: '/problem-generator', market_validation: '/market-validation' },
  history: 'View Report History',
} as const;
