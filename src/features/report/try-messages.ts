export const trying = {
  home: 'Home',
  opening: 'Opening…',
  working: 'Writing it on this device. The first time this fetches about 1.0 MB: half a minute on a slow line.',
  goneTitle: 'Nothing is kept here',
  gone: 'What was made here was thrown away, or taken along into an account.',
  kit: 'A starter kit, made on this device and kept here. Nothing you wrote has left it. With a free account it stands in your history.',
  draft:
    'A draft report, made on this device and kept here. Nothing you wrote has left it. With a free account it stands in your history and can be researched further.',
  nothing: 'No report came of this. What you wrote is still on this device.',
  keep: 'Create a free account to keep it',
  again: 'Try again',
  another: 'Try another problem',
  discard: 'Throw it away',
} as const;
