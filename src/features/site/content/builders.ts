import { shown } from './shown.ts';

export interface Builder {
  readonly id: string;
  /** As friends say it; the card shows it. */
  readonly name: string;
  readonly fullName: string;
  readonly domain: string;
  /** Invented, to show where real ones go. */
  readonly sample: boolean;
}

/** What the landing page shows of them; their profiles stand in builder-profiles.ts, which it need not fetch. */
export const builders: readonly Builder[] = shown([
  {
    id: 'builder-1',
    name: 'Adaeze',
    fullName: 'Adaeze Sample',
    domain: 'Generalist Venture Builder',
    sample: true,
  },
  {
    id: 'builder-2',
    name: 'Tendai',
    fullName: 'Tendai Sample',
    domain: 'Business Model Innovation',
    sample: true,
  },
  {
    id: 'builder-3',
    name: 'Selam',
    fullName: 'Selam Sample',
    domain: 'Business Strategy (Ethiopia)',
    sample: true,
  },
  {
    id: 'builder-4',
    name: 'Kwame',
    fullName: 'Kwame Sample',
    domain: 'Product Strategy',
    sample: true,
  },
  {
    id: 'builder-5',
    name: 'Nadia',
    fullName: 'Nadia Sample',
    domain: 'Communication & Pitch Crafting',
    sample: true,
  },
  {
    id: 'builder-6',
    name: 'Brian',
    fullName: 'Brian Sample',
    domain: 'Strategy Coach',
    sample: true,
  },
  {
    id: 'builder-7',
    name: 'Mariama',
    fullName: 'Mariama Sample',
    domain: 'Accounting and Finance',
    sample: true,
  },
  {
    id: 'builder-8',
    name: 'Dawit',
    fullName: 'Dawit Sample',
    domain: 'Accounting and tax (Ethiopia)',
    sample: true,
  },
  {
    id: 'builder-9',
    name: 'Zanele',
    fullName: 'Zanele Sample',
    domain: 'Financial Modeling',
    sample: true,
  },
  {
    id: 'builder-10',
    name: 'Youssef',
    fullName: 'Youssef Sample',
    domain: 'Generalist Venture Builder',
    sample: true,
  },
]);
