export const optionTexts = {
  title: 'What would you like to do next?',
  launch: 'Launch',
  learnMore: 'Learn More',
  soon: (what: string) => `${what}: launch is coming soon.`,
} as const;
