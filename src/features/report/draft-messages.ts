export const draft = {
  back: 'Back to Options',
  gone: 'This draft is no longer on this device.',
  working: 'Writing a draft on this device…',
  failed:
    'The draft could not be written: the part of Baraza that writes it, or the records of this country, are not on this device yet. Your words are kept; try again when the connection is back.',
  about:
    'A draft, written on this device from the records that are here. No credit was spent; the research looks further.',
  kitAbout: 'Made on this device, and kept here.',
  onItsWay: 'The research of this problem is on its way. The report will take the place of this draft.',
  follow: 'See how it goes',
  reported: 'This problem has been researched.',
  open: 'Open the report',
  researchFailed: 'The research of this problem came to nothing. The draft is kept, and can be researched again.',
  refunded: 'Your credit was given back.',
  notStarted: 'The research of this problem could not be started. The draft is kept.',
  tryNow: 'Try now',
  research: 'Research this',
  researchAgain: 'Research again',
  researchLater: 'Research when I’m back',
  rewrite: 'Write it differently',
  discard: 'Throw the draft away',
  discardKit: 'Throw the kit away',
} as const;

export const trying = {
  home: 'Home',
  opening: 'Opening…',
  working:
    'Writing it on this device. The first time, this fetches the part of Baraza that does the research (about 0.8 MB); on a slow line that takes half a minute.',
  goneTitle: 'Nothing is kept here',
  gone: 'What was made at this address is no longer on this device. It may have been thrown away, or taken along into an account.',
  kit: 'A starter kit, made on this device and kept here. Nothing you wrote has left it. With a free account it stands in your history.',
  draft:
    'A draft report, written on this device from public records and kept here. Nothing you wrote has left it. With a free account it stands in your history, and the problem can be researched further.',
  nothing: 'No report came of this. What you wrote is still on this device.',
  keep: 'Create a free account to keep it',
  again: 'Try again',
  another: 'Try another problem',
  discard: 'Throw it away',
} as const;
