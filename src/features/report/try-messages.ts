export const trying = {
  home: 'Home',
  opening: 'Opening…',
  fetching: 'Writing it on this device. The first time this fetches about 1.1 MB: half a minute on a slow line.',
  working: 'Writing it on this device…',
  goneTitle: 'Nothing is kept here',
  gone: 'What was made here was thrown away, or taken along into an account.',
  draft:
    'A draft report, made on this device and kept on it alone. Nothing you wrote has left it. With a free account it can be researched further, and you can add what you find.',
  nothing: 'No report came of this. What you wrote is still on this device.',
  keep: 'Create a free account to keep it',
  again: 'Try again',
  another: 'Try another problem',
  discard: 'Throw it away',
} as const;
