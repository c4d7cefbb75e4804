export const optionTexts = {
  title: 'Where would you like to go on?',
  launch: 'Launch',
  learnMore: 'Learn More',
  soon: (what: string) => `${what}: launch is coming soon.`,
} as const;
