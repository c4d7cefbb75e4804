import type { PageFacts } from './page.ts';

export const buildersPage: PageFacts = {
  title: 'Venture Builders | Baraza',
  description:
    'Current and former founders who look at an early-stage African venture with you: strategy, product, pitch, finance. Booking opens soon.',
};

export interface BuilderProfile {
  readonly bio: string;
  readonly expertise: readonly string[];
}

/** By the builder's id (builders.ts). */
export const builderProfiles: Readonly<Record<string, BuilderProfile>> = {
  'builder-1': {
    bio: 'Looks at the whole venture: who has the problem, who would pay, and what to find out first.',
    expertise: ['Problem discovery', 'Customer interviews', 'First hires'],
  },
  'builder-2': {
    bio: 'Takes a business model apart and asks of each part what would have to be true for it to hold.',
    expertise: ['Pricing', 'Unit economics', 'Channels'],
  },
  'builder-3': {
    bio: 'Knows how a venture is registered, licensed and sold to in Ethiopia, and where plans usually stall.',
    expertise: ['Market entry', 'Licences', 'Partnerships'],
  },
  'builder-4': {
    bio: 'Helps to build the smallest thing that answers the riskiest question.',
    expertise: ['Prototypes', 'Roadmaps', 'Feature phones and USSD'],
  },
  'builder-5': {
    bio: 'Turns evidence into a story that a customer, a partner or an investor can repeat.',
    expertise: ['Pitch decks', 'Story lines', 'Grant applications'],
  },
  'builder-6': {
    bio: 'Keeps founders to the few decisions that matter this quarter.',
    expertise: ['Goal setting', 'Co-founder talks', 'Focus'],
  },
  'builder-7': {
    bio: 'Sets up books that a founder reads every week and an auditor accepts every year.',
    expertise: ['Bookkeeping', 'Cash flow', 'Reporting'],
  },
  'builder-8': {
    bio: 'Explains which taxes a young company in Ethiopia meets, when, and what to keep ready.',
    expertise: ['Tax registration', 'VAT', 'Payroll'],
  },
  'builder-9': {
    bio: 'Builds models from what can be counted, with the guesses in plain sight.',
    expertise: ['Forecasts', 'Scenarios', 'Fundraising needs'],
  },
  'builder-10': {
    bio: 'Has the habit of asking what would make you stop, before asking what would make you go on.',
    expertise: ['Market validation', 'Field tests', 'Distribution'],
  },
};
