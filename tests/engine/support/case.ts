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
        cost: 80,
        money: 'US$',
      },
    ],
    end: 'buyers in Kumasi pay no more.',
  },
  advice: {
    table: null,
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
    page: [],
  },
};

/** A case as it is kept of a French founder: its texts are in their language. */
export const FRENCH: Case = {
  reading: {
    ...SALT.reading,
    language: 'fr',
    people: 'les récolteurs',
    payer: 'les marchands',
    figures: [{ id: 'f1', words: '40 sacs', about: 'bags a week', value: 40 }],
  },
  problem: {
    heading: 'Ce que rapporte un sac de sel à Ada',
    problem: 'Les récolteurs vendent chaque sac à 7 500 F au marchand {p1} .',
    chain: [],
    causes: [{ text: 'La pluie gâte le sel.', sign: 'Le sel couvert se vend aussi peu.' }],
    instead: [{ what: 'Garder le sel sous des nattes', draw: 'Les nattes sont bon marché.', limit: 'Elles fuient.' }],
  },
  doubts: {
    want: '',
    pay: '',
    can: '',
    breakers: ["Le prix est fixé d'avance."],
    around: [{ factor: 'Legal', ask: 'Faut-il un permis ?', so: 'Sans lui, pas de vente.' }],
  },
  field: {
    unknowns: ['Combien de sacs ?', 'Quel prix ?', 'Quel camion ?', 'Que paient les acheteurs à Kumasi ?'],
    interview: ['Raconte le dernier sac.', 'Qui est venu ?', 'Et après ?'],
    where: '',
    tests: [
      {
        name: 'Dix sacs',
        hypothesis: 'Dix sacs rapportent plus à Kumasi',
        method: 'Envoie {n:10} sacs.',
        metric: 'le prix par sac',
        threshold: 'un tiers de plus',
        stop: 'personne ne paie plus.',
        days: 7,
        cost: 80,
        money: 'US$',
      },
    ],
    end: 'les acheteurs ne paient pas plus.',
  },
  advice: {
    table: null,
    sums: SALT.advice.sums.map((sum) => ({
      ...sum,
      label: 'perdu par semaine',
      unit: 'sacs',
      inputs: sum.inputs.map((input, i) => ({ ...input, label: i === 0 ? 'sacs par semaine' : 'Part des sacs gâtés' })),
    })),
    reasons: ["Personne n'a encore été interrogé."],
    facts: ['Tu récoltes {f1} par semaine.', 'Chaque semaine tu perds {s1} .'],
    idea: '',
    next: ['Interroge trois récolteurs.'],
    page: [],
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
