import type { PageFacts } from './page.ts';

export const pricingPage: PageFacts = {
  title: 'Pricing | Baraza',
  description:
    'Free, Pro and Team: what each plan holds, by the month or by the year. Nothing is charged while Baraza is in beta.',
};

export interface Plan {
  readonly id: 'free' | 'pro' | 'team';
  readonly name: string;
  /** US dollars a month, billed monthly. */
  readonly monthly: number;
  readonly about: string;
  readonly holds: readonly string[];
}

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    monthly: 0,
    about: 'To look at a first problem.',
    holds: ['3 Market Overview Reports', 'Limited chat-to-report access', 'Basic insights'],
  },
  {
    id: 'pro',
    name: 'Pro',
    monthly: 20,
    about: 'For founders who compare several problems.',
    holds: ['10 comprehensive market research reports', '15 market overview reports', 'Unlimited chat'],
  },
  {
    id: 'team',
    name: 'Team',
    monthly: 50,
    about: 'For teams and programmes.',
    holds: ['25 comprehensive reports', 'Unlimited market overviews', 'Collaboration'],
  },
];
