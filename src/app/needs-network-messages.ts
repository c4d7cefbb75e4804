/** Apart from the others: only whoever opens such a page without the network needs them. */
export const needsNetwork = {
  title: 'This page needs the internet',
  hint: 'It has not been opened on this device yet. What you have read and saved is still here.',
  tryAgain: 'Try again',
  toStart: 'Back to Home',
} as const;
