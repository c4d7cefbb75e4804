export const draft = {
  back: 'Back to Options',
  gone: 'This draft is no longer on this device.',
  working: 'Writing a draft on this device…',
  failed:
    'The draft could not be written: what it needs is not on this device yet. Try again when the connection is back.',
  about:
    'This draft is kept in your history. Its research looks further, takes a credit, and puts the report in its place.',
  onItsWay: 'The research of this problem is on its way. The report will take the place of this draft.',
  follow: 'See how it goes',
  reported: 'The report stands in your history.',
  open: 'Open the report',
  researchFailed: 'The research came to nothing. The draft is kept.',
  refunded: 'Your credit was given back.',
  notStarted: 'The research could not be started. The draft is kept.',
  tryNow: 'Try now',
  research: 'Research this',
  researchAgain: 'Research again',
  researchLater: 'Research when I’m back',
  rewrite: 'Write it differently',
  discard: 'Throw the draft away',
} as const;
