import { pages } from './messages.ts';

export const pricing = {
  ...pages.pricing,
  lead: 'What each plan holds. Nothing is charged while Baraza is in beta: every account has a weekly allowance of three reports and three explorations.',
  annual: 'Pay annually',
  save: 'Save 20%',
  annually: (perYear: number) => `billed annually ($${perYear} per year)`,
  saved: (amount: number, full: number) => `Save $${amount} against $${full}`,
  orAnnually: (perMonth: number) => `or $${perMonth} per month billed annually`,
  forEver: 'No card, no end date.',
  now: 'Available now',
  talk: 'Talk to Sales',
  forTeams: 'More seats, a whole programme, or something else in mind?',
} as const;
