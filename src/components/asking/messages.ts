export const asking = {
  thanks: 'Thank you. The research goes on with your answers.',
  asking: (n: number, of: number) => `Question ${n} of ${of}`,
  weThink: 'We think',
  choices: 'Answers to choose from',
  languages: 'The report itself is in English; questions and starter kits come in your language.',
  skip: 'Skip',
  skipMeans: (assumption: string) => `If you skip: ${assumption.charAt(0).toLowerCase()}${assumption.slice(1)}`,
  answer: 'Send answer',
  answerLabel: 'Your answer',
  skipped: (assumption: string) => `Skipped. ${assumption}`,
} as const;
