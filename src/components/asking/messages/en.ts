/** What is said around the questions, and of a research that waits or ends while it asks. */
export const asking = {
  talk: 'Research',
  draftTalk: 'Questions before the draft',
  another: 'Another problem',
  languages: 'The report itself is in English; questions and starter kits come in your language.',
  /** `most`: how many questions there are at most, however many sets they come in. */
  asking: (n: number, most: number) => `Question ${n} of at most ${most}`,
  choices: 'Answers to choose from',
  weThink: 'We think',
  answerLabel: 'Your answer',
  answer: 'Send answer',
  lookThrough: 'Look through all problems we know',
  allLines: 'All problems we know',
  allLinesLost: 'This list could not be fetched. Please try again when the connection is back.',
  searchLines: 'Search in these lines',
  noLine: 'No line has these words. Try fewer of them, or close this and answer in your own words.',
  skip: 'Skip',
  /** `assumption`: the question's own words. */
  skipMeans: (assumption: string) => `If you skip: ${assumption}`,
  skipped: (assumption: string) => `Skipped. ${assumption}`,
  thanks: 'Thank you. The research goes on with your answers.',
  offline:
    'You are offline. Your answers are saved on this device and the research goes on when the connection is back.',
  kept: 'Your answers are saved on this device and go out by themselves.',
  notSent: 'Error: Unable to process your answer. Please try again.',
  tryNow: 'Try now',
  takeBack: 'Take it back',
  takenBack: 'This research was taken back.',
  failed: 'An error occurred during market validation research.',
  refunded: 'Your credit was given back.',
  tryAgain: 'Write it differently',
};

/** The form of every other locale. */
export type Asking = Readonly<typeof asking>;
