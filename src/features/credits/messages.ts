import type { CreditType } from '../../contract/credits.ts';

const names: Record<CreditType, string> = {
  problem_generator: 'Problem Generator',
  market_validation: 'Market Validation',
};

export const credits = {
  title: (type: CreditType) => `Request Additional ${names[type]} Credits`,
  message: (type: CreditType) => `You've reached your weekly ${names[type].toLowerCase()} credit limit`,
  ask: { problem_generator: 'One more credit is asked for.', market_validation: 'Two more credits are asked for.' },
  submit: 'Submit Request',
  submitting: 'Submitting...',
  submitted: 'Request Submitted!',
  hear: 'You will hear from us shortly',
  byMail: 'You will be notified by email.',
  time: (minutes: number) =>
    minutes >= 120
      ? `Processing time: up to ${Math.ceil(minutes / 60)} hours (${minutes} minutes)`
      : `Processing time: up to ${minutes} minutes`,
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
