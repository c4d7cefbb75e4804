import type { Case } from '../../../src/contract/case.ts';
import type { Passage } from '../../../src/engine/types.ts';

/** A case as a model writes it: one passage is named in it. */
export const SALT: Case = {
  reading: {
    language: 'en',
    countries: ['GHA'],
    place: 'Ada',
    people: 'salt winners at the lagoon',
    payer: 'traders from Kumasi',
    thing: 'salt',
    idea: '',
    cause: '',
    evidence: { rung: 'desk', quote: '' },
    figures: [{ id: 'f1', words: '40 bags', about: 'bags a week', value: 40 }],
    outcome: null,
  },
  problem: {
    heading: 'What a bag of salt brings at Ada',
    problem: 'Salt winners at Ada sell each bag for what the trader offers.',
    chain: ['Money passes from the trader to the winner on the shore.'],
    causes: [
      { text: 'The trader has the only lorry.', sign: 'Winners with a lorry sell for as little.' },
      { text: 'Rain spoils salt that waits {p1}.', sign: 'Covered salt is sold as cheaply.' },
    ],
    instead: [{ what: 'Store the salt under mats', draw: 'Mats are cheap', limit: 'They leak in heavy rain' }],
  },
  doubts: {
    want: 'They may need the cash the same day.',
    pay: 'The gain on a bag may be small.',
    can: 'A lorry can be hired.',
    breakers: ['The price is set by the association.'],
    around: [
      { factor: 'Legal', ask: 'Is tax due on salt at the market?', so: 'Without leave there is no trade.' },
      {
        factor: 'Economic',
        ask: 'How does the price move over the energy of a season?',
        so: 'Plan for the low months.',
      },
    ],
  },
  field: {
    unknowns: ['How many bags spoil?', 'Who sets the price?', 'Who owns the lorries?', 'What do buyers in Kumasi pay?'],
    interview: ['Tell me about the last bag.', 'Who came to buy it?', 'What did you do with the money?'],
    where: 'At the shore in the morning.',
    tests: [
      {
        name: 'Ten bags',
        hypothesis: 'Ten bags fetch more in Kumasi.',
        method: 'Send {n:10} bags.',
        metric: 'price a bag.',
        threshold: 'a third more.',
        stop: 'the first {n:5} fetch no more.',
        days: 7,
        usd: 80,
      },
    ],
    end: 'buyers in Kumasi pay no more.',
  },
  advice: {
    sums: [
      {
        id: 's1',
        label: 'lost in a week',
        expression: 'bags * share',
        unit: 'bags',
        inputs: [
          { name: 'bags', label: 'bags a week', figure: 'f1', guess: null, unit: 'bags' },
          { name: 'share', label: 'Share of bags that spoil', figure: null, guess: [0.1, 0.2, 0.3], unit: '' },
        ],
      },
    ],
    reasons: ['Nobody was asked yet.'],
    facts: ['You win {f1} a week.', 'Salt dissolves in rain.'],
    idea: '',
    next: ['Ask three winners.'],
  },
};

export const RAIN: Passage = {
  id: 'p1',
  title: 'Salt and rain on the coast',
  url: 'https://example.org/salt',
  publisher: 'Coastal Institute',
  licence: '',
  quote: 'Rain dissolves a part of the salt that waits on the shore.',
  place: 'page 4',
  published: '2022',
  kind: 'academic',
  language: 'en',
  country: 'GHA',
  seen_at: '2026-11-20T00:00:00.000Z',
};
