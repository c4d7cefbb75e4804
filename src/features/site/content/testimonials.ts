import { shown } from './shown.ts';

export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly country: string;
  readonly quote: string;
  /** Invented, to show where real ones go. */
  readonly sample: boolean;
}

export const testimonials: readonly Testimonial[] = shown([
  {
    id: 'voice-1',
    name: 'Esi Sample',
    title: 'Founder, cold storage',
    country: 'Ghana',
    quote: 'The report told me which of my numbers were mine and which were guesses. I asked six traders the next day.',
    sample: true,
  },
  {
    id: 'voice-2',
    name: 'Moses Sample',
    title: 'Founder, mobile money',
    country: 'Zambia',
    quote: 'It opened on the bus without data. The sources were still there when I tapped them.',
    sample: true,
  },
  {
    id: 'voice-3',
    name: 'Lindiwe Sample',
    title: 'Programme manager',
    country: 'South Africa',
    quote: 'Our cohort came to the first session with questions instead of slides.',
    sample: true,
  },
  {
    id: 'voice-4',
    name: 'Fatou Sample',
    title: 'Founder, school meals',
    country: 'Senegal',
    quote: 'Being told “not found” was worth more than another figure I could not trace.',
    sample: true,
  },
  {
    id: 'voice-5',
    name: 'Abel Sample',
    title: 'Coach',
    country: 'Ethiopia',
    quote: 'I send founders to it before we meet. It saves us the first hour.',
    sample: true,
  },
  {
    id: 'voice-6',
    name: 'Wanjiru Sample',
    title: 'Founder, clinic power',
    country: 'Kenya',
    quote: 'It asked four questions, and every one of them changed the result.',
    sample: true,
  },
]);
