import type { PageFacts } from './page.ts';

export const buildersPage: PageFacts = {
  title: 'Venture Builders | Baraza',
  description:
    'Current and former founders who look at an early-stage African venture with you: strategy, product, pitch, finance. Booking opens soon.',
};

export interface Builder {
  readonly id: string;
  /** As friends say it; the card shows it. */
  readonly name: string;
  readonly fullName: string;
  readonly domain: string;
  readonly bio: string;
  readonly expertise: readonly string[];
  /** Invented, to show where real ones go. */
  readonly sample: boolean;
}

export const builders: readonly Builder[] = [
  {
    id: 'builder-1',
    name: 'Adaeze',
    fullName: 'Adaeze Sample',
    domain: 'Generalist Venture Builder',
    bio: 'Looks at the whole venture: who has the problem, who would pay, and what to find out first.',
    expertise: ['Problem discovery', 'Customer interviews', 'First hires'],
    sample: true,
  },
  {
    id: 'builder-2',
    name: 'Tendai',
    fullName: 'Tendai Sample',
    domain: 'Business Model Innovation',
    bio: 'Takes a business model apart and asks of each part what would have to be true for it to hold.',
    expertise: ['Pricing', 'Unit economics', 'Channels'],
    sample: true,
  },
  {
    id: 'builder-3',
    name: 'Selam',
    fullName: 'Selam Sample',
    domain: 'Business Strategy (Ethiopia)',
    bio: 'Knows how a venture is registered, licensed and sold to in Ethiopia, and where plans usually stall.',
    expertise: ['Market entry', 'Licences', 'Partnerships'],
    sample: true,
  },
  {
    id: 'builder-4',
    name: 'Kwame',
    fullName: 'Kwame Sample',
    domain: 'Product Strategy',
    bio: 'Helps to build the smallest thing that answers the riskiest question.',
    expertise: ['Prototypes', 'Roadmaps', 'Feature phones and USSD'],
    sample: true,
  },
  {
    id: 'builder-5',
    name: 'Nadia',
    fullName: 'Nadia Sample',
    domain: 'Communication & Pitch Crafting',
    bio: 'Turns evidence into a story that a customer, a partner or an investor can repeat.',
    expertise: ['Pitch decks', 'Story lines', 'Grant applications'],
    sample: true,
  },
  {
    id: 'builder-6',
    name: 'Brian',
    fullName: 'Brian Sample',
    domain: 'Strategy Coach',
    bio: 'Keeps founders to the few decisions that matter this quarter.',
    expertise: ['Goal setting', 'Co-founder talks', 'Focus'],
    sample: true,
  },
  {
    id: 'builder-7',
    name: 'Mariama',
    fullName: 'Mariama Sample',
    domain: 'Accounting and Finance',
    bio: 'Sets up books that a founder reads every week and an auditor accepts every year.',
    expertise: ['Bookkeeping', 'Cash flow', 'Reporting'],
    sample: true,
  },
  {
    id: 'builder-8',
    name: 'Dawit',
    fullName: 'Dawit Sample',
    domain: 'Accounting and tax (Ethiopia)',
    bio: 'Explains which taxes a young company in Ethiopia meets, when, and what to keep ready.',
    expertise: ['Tax registration', 'VAT', 'Payroll'],
    sample: true,
  },
  {
    id: 'builder-9',
    name: 'Zanele',
    fullName: 'Zanele Sample',
    domain: 'Financial Modeling',
    bio: 'Builds models from what can be counted, with the guesses in plain sight.',
    expertise: ['Forecasts', 'Scenarios', 'Fundraising needs'],
    sample: true,
  },
  {
    id: 'builder-10',
    name: 'Youssef',
    fullName: 'Youssef Sample',
    domain: 'Generalist Venture Builder',
    bio: 'Has the habit of asking what would make you stop, before asking what would make you go on.',
    expertise: ['Market validation', 'Field tests', 'Distribution'],
    sample: true,
  },
];
