import type { Words } from './pack-types.ts';

/**
 * The nineteen industries a founder may be in. Those without a pack of their own are researched from the founder's
 * words and the general pack, under their own name.
 */
export interface Industry {
  readonly id: string;
  readonly name: string;
  readonly recognise: Words;
}

export const INDUSTRIES: readonly Industry[] = [
  { id: 'agriculture', name: 'Agriculture', recognise: '' },
  { id: 'fintech', name: 'Fintech', recognise: '' },
  { id: 'healthcare', name: 'Healthcare', recognise: '' },
  { id: 'education', name: 'Education', recognise: '' },
  { id: 'logistics', name: 'Logistics', recognise: '' },
  { id: 'transport', name: 'Transport', recognise: '' },
  { id: 'energy', name: 'Energy', recognise: '' },
  { id: 'retail', name: 'Retail', recognise: '' },
  { id: 'housing', name: 'Housing and construction', recognise: '' },
  { id: 'water', name: 'Water and sanitation', recognise: '' },
  { id: 'waste', name: 'Waste and recycling', recognise: '' },
  { id: 'manufacturing', name: 'Manufacturing', recognise: '' },
  { id: 'tourism', name: 'Tourism and hospitality', recognise: '' },
  {
    id: 'media',
    name: 'Media and creative work',
    recognise: '',
  },
  { id: 'employment', name: 'Jobs and skills', recognise: '' },
  {
    id: 'legal',
    name: 'Legal and public services',
    recognise: '',
  },
  {
    id: 'insurance',
    name: 'Insurance',
    recognise: '',
  },
  {
    id: 'technology',
    name: 'Technology and telecoms',
    recognise: '',
  },
  {
    id: 'environment',
    name: 'Climate and environment',
    recognise: '',
  },
];
