import { ENGLISH, formatNumber } from '../../lib/locale.ts';

export const recordTexts = {
  title: 'What is on record',
  lead: 'How many public figures Baraza holds on each country, how many of them are for 2022 or later, and how many offices to ask have their address here. Where nothing is recorded, a report says “not found” and how to find out.',
  regions: {
    North: 'North Africa',
    West: 'West Africa',
    Central: 'Central Africa',
    East: 'East Africa',
    Southern: 'Southern Africa',
  },
  level: (from: number, to: number | null) =>
    to === null ? `${from} figures or more` : from === 0 ? `fewer than ${to}` : `${from} to ${to - 1}`,
  country: 'Country',
  figures: 'Figures',
  recent: '2022 or later',
  offices: 'Offices',
  none: 'none',
  aboutOffices: 'An office’s address is on record as it is publicly known. No rule of the office was read.',
  publishers: 'Who publishes the figures',
  published: (figures: number, licence: string) => `${formatNumber(figures, {}, ENGLISH)} figures · ${licence}`,
} as const;
