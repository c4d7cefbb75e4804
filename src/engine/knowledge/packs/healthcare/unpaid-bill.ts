import { type Pain, use } from '../../pack-types.ts';

export const unpaidBill: Pain = {
  id: 'healthcare.unpaid-bill',
  title: 'Families pay the whole bill at the counter, or go without',
  short: 'Families cannot pay the hospital bill; few are insured',
  type: 'finance',
  recognise: {
    event:
      'hospital bill, medical bill, health bill, out of pocket, out-of-pocket, no insurance, health insurance, medical insurance, uninsured, insured, health cover, cannot pay hospital, cannot pay the hospital, cannot afford treatment, cannot afford care, cannot afford hospital, cannot afford medical, upfront, deposit before, pay before treatment, cash before, detain, user fee, consultation fee, medical cost, medical expens, health expens, treatment cost, cost of treatment, cost of care, cost of healthcare, assurance maladie, insurance maladie, mutuelle, frais medicaux, fees medicaux, fees hospital, facture',
    setting:
      'hospital, clinic, family, household, premium, enrol, scheme, discharge, surgery, admission, sell, borrow, money, savings, informal worker, claim, nhif, nhis, sha!',
    goods: 'surgery=surgery, dialysis, medicine=medicines, drug=medicines',
  },
  words: {
    who: ['uninsured families', 'family'],
    payer: ['workers without a payslip', 'worker without a payslip'],
    good: 'treatment',
    unit: ['bill', 'bills'],
  },
  problem: '{who} in {place} must find the whole {unit} at the counter, and wait, sell or stay away when they cannot',
  heading: 'Cash first: how {who} in {place} meet a hospital {unit} on the day it comes',
  chain:
    'The cashier asks for a deposit; the sick person’s brother rings cousins, the congregation and whoever owes him; a shopkeeper or lender fills the gap; the ward keeps the patient until the rest is there. A scheme collects from those with a payslip and finds no one else on the day the money is due. Hospitals carry unpaid {units} in a drawer. Find out who in {place} lost most on the last ten, the family, the kin or the hospital, for that one has a reason to pay for a better way.',
  causes: [
    {
      id: 'lumpy',
      fix: 'saving',
      text: 'nothing is put aside for a day that nobody can name',
      match: 'savings, no savings, put aside, save, sudden, unexpected, lump, emergency fund',
      why: 'perhaps money that lies ready is asked for by kin before any illness comes',
      sign: 'those with a savings box sold goods just the same',
    },
    {
      id: 'premium',
      fix: 'collection',
      text: 'a yearly premium falls due when there is no money',
      match:
        'premium, monthly contribution, lapse, irregular income, informal, enrol, register, yearly, subscription, default',
      why: 'perhaps income comes daily or at harvest, and the scheme wants it in between',
      sign: 'people with steady wages lapse as often',
    },
    {
      id: 'distrust',
      fix: 'trust',
      text: 'people do not believe that a scheme will pay when they fall ill',
      match:
        'trust, scam, rejected claim, claim, cheated, not covered, excluded, turned away with card, do not believe, refund',
      why: 'perhaps a neighbour with a card was still sent to buy gloves and drips outside',
      sign: 'those who saw a claim paid do not join either',
    },
    {
      id: 'price',
      fix: 'price',
      text: 'nobody knows the price before the {unit} is written',
      match: 'hidden, unknown price, overcharge, no price, different price, inflated, itemis, surprise, negotiat',
      why: 'perhaps the same operation costs as much as the family looks able to pay',
      sign: 'where a price list hangs, families are as often short',
    },
    {
      id: 'late',
      fix: 'cashflow',
      text: 'the scheme pays hospitals so late that cards are refused',
      match: 'late payment, reimburs, owed, arrears, refuse card, hospitals reject, delay paying, unpaid claims',
      why: 'perhaps papers are sent back for a missing stamp, month after month',
      sign: 'a hospital that is paid on time asks for cash as well',
    },
  ],
  effects: [
    'the operation waits until the swelling has burst',
    'a plot, an ox or a motorcycle is sold below its worth',
    'a mother is kept on the ward for days after she is well',
    'children leave school in the term after an admission',
    'hospitals write off {units} and raise the deposit for the next one',
  ],
  stakeholders: [
    'head of the house: decides what is sold, and whether to go at all',
    'wider kin and congregation: give, and remember who gave',
    'hospital cashier and owner: want money first, carry the unpaid rest',
    'scheme or insurer: gains members or loses on the sick who join late',
    'employer, association or savings circle: can collect small sums from many',
  ],
  metrics: [
    'hours between the price being named and treatment',
    'sum sold or borrowed ÷ sum of the {unit}',
    'members who paid again ÷ members whose cover ran out',
    'unpaid {units} in the drawer ÷ all {units} of a month',
  ],
  alternatives: [
    {
      text: 'Stay at home and hope',
      match: 'stay home, wait, endure, herbs, pray, do nothing',
      draw: 'costs nothing, and often it passes',
      limit: 'the {unit} is larger when it does not',
    },
    {
      text: 'Gather from kin by phone',
      match: 'relatives, family, contribution, harambee, abroad, diaspora, mobile money, whatsapp group',
      draw: 'fast, no interest, a duty for all',
      limit: 'the same kin are asked every month',
    },
    {
      text: 'Sell an animal, land or tools',
      match: 'sell, sold, land, goat, cow, asset, motorcycle',
      draw: 'the whole sum in a day',
      limit: 'sold in haste and below its worth, often what one lives from',
    },
    {
      text: 'Borrow from a lender or shop',
      match: 'borrow, loan, lender, credit, shylock, interest, debt',
      draw: 'no questions while someone lies ill',
      limit: 'the debt outlives the illness',
    },
    {
      text: 'A burial or welfare society',
      match: 'burial, welfare, association, society, church fund, group, vsla, susu, tontine',
      draw: 'collects faithfully, known faces',
      limit: 'pays for the dead sooner than for the sick',
    },
    {
      text: 'The public scheme’s card',
      match: 'scheme, insurance, nhif, nhis, card, mutuelle, national health',
      draw: 'cheap for what it promises',
      limit: 'lists of what is covered and empty shelves decide in the end',
    },
  ],
  want: 'Kin already insure each other in {place}, and refusing a brother costs more than any premium. A product that lets people say no to kin, or yes more easily, competes with that bond and must not shame it.',
  pay: 'The healthy forget and the sick sign up the week before an operation. Unless many pay through something they already pay into, collecting from each {payer1} costs more than the premium.',
  can: 'A promise to pay {units} needs money behind it, and an office may call it insurance. If hospitals refuse the card or find {good} missing, members of {place} leave together, as they joined.',
  indicators: [
    use('SI.POV.LMIC', 'near', 20, 'high', 'E', {
      split: 55,
      high: 'Most homes hold nothing that could meet a hospital {unit}: {fig}. Ask what was sold for the last one, and to whom.',
      low: 'Many homes live above that line: {fig}. Ask whether {who} lack money, or lack it on that day; the second can be bridged.',
    }),
    use('SL.EMP.VULN.ZS', 'direct', 20, 'high', 'E', {
      split: 62,
      high: 'No payslip means no scheme that collects by itself: {fig}. Find what a {payer1} already pays into each week, and ask to ride on it.',
      low: 'A good part earn wages, and cover can be taken off them: {fig}. Look for who is left out before you build for all.',
    }),
    use('FINDEX.BORROW', 'proxy', 10, 'high', 'E', {
      split: 66,
      high: 'Borrowing is the common bridge: {fig}. Ask how much of the last debt in the house was owed for {good}.',
      low: 'Fewer borrow than in most of Africa: {fig}. Then look for sold goods and for {good} never sought.',
    }),
    use('FINDEX.SAVEFORMAL', 'proxy', 10, 'low', 'E', {
      split: 25,
      high: 'Quite a few keep savings where they can be moved: {fig}. Ask why that money was not enough, or not touched, for the last {unit}.',
      low: 'Few hold savings that a cashier would take: {fig}. Test a small purse for {good} alone, with a lock on it.',
    }),
    use('FB.TAX', 'near', 10, 'low', 'P', {
      split: 13.5,
      high: 'The state gathers enough to carry part of the {units}: {fig}. Find out whom it covers already, or you will sell what is free.',
      low: 'Little public money stands behind the counter: {fig}. Expect promises of free {good} to come with a list of things to buy.',
    }),
    use('HDR24.GII', 'proxy', 10, 'high', 'S', {
      split: 0.53,
      high: 'The purse and the sick child may be in different hands: {fig}. Offer the plan to mothers and see who must agree.',
      low: 'Women hold more of the purse than in most of Africa: {fig}. Do not assume that a husband’s leave delays the payment; ask.',
    }),
    use('FB.LIFE', 'near', 10, 'low', 'S', {
      split: 66.5,
      high: 'People live into the years of costly illness: {fig}. Price for the old apart, or the young will pay once and leave.',
      low: 'Sickness takes people in their working years: {fig}. The {unit} then falls on the week the wage stops, so ask about both.',
    }),
    use('SI.POV.GINI', 'context', 10, 'high', 'E', {
      split: 39,
      high: 'One premium cannot suit rich and poor alike: {fig}. Set the first price on what the poorer half of {who} paid at the drug shop last month.',
      low: 'Incomes lie closer together than in most of Africa: {fig}. If one street in {place} refuses the price, the next will too.',
    }),
    use('FINDEX.MOBILEMONEY', 'proxy', 0, 'none', 'T', {
      split: 42,
      high: 'Small sums can travel by phone: {fig}. Try a daily sum so small that a {payer1} does not feel it.',
      low: 'Premiums will come in coins: {fig}. A person whom {place} already trusts with money must collect them.',
    }),
  ],
  reach: [
    {
      label: 'workers without a payslip, from whom no scheme can collect by itself',
      expr: 'workers * informal / 100',
      records: { workers: 'FB.LABOUR', informal: 'SL.EMP.VULN.ZS' },
      caution: 'Some of them hold a card through a spouse or a free scheme: it counts who is hard to collect from.',
    },
  ],
  sizing: {
    event: ['bill', 'bills'],
    inputs: [
      {
        id: 'bill',
        label: 'sum of the {unit}',
        kind: 'money',
        near: 'bill, hospital, cost, surgery, admission, treatment, charge, fee, delivery',
        ask: 'What did the last {unit} come to for one {who1}, all in all, in {money}?',
      },
      {
        id: 'bridge',
        label: 'share of it sold for or borrowed',
        kind: 'share',
        near: 'sold, sell, borrow, loan, gather',
        assume: [0.3, 0.5, 0.8],
        ask: 'Of the last {unit}, how much was borrowed or raised by selling something?',
        choices: ['A third', 'Half', 'Nearly all'],
        values: [0.33, 0.5, 0.9],
      },
      {
        id: 'haste',
        label: 'lost on such money through haste or interest',
        kind: 'share',
        near: 'interest, below, cheap, half price',
        assume: [0.1, 0.25, 0.5],
      },
    ],
    loss: [
      { id: 'raised', label: 'raised in haste', expr: 'bill * bridge', unit: 'money' },
      { id: 'lost', label: 'lost by raising it in haste', expr: 'raised * haste', unit: 'money' },
    ],
    times: {
      per: 'year',
      assume: [0.3, 0.6, 1.5],
      ask: 'How many times a year does one {who1} meet a {unit} it cannot pay at once?',
    },
    periods: [1, 1, 1],
    people: { label: 'households in the circles and congregations you can reach in {place}', assume: [60, 200, 500] },
  },
  traps: [
    {
      when: ['insurance, premium, scheme, cover', 'upfront, deposit, detain, cash, pay before'],
      text: 'Cover for next year and cash for this week’s {unit} are two products. Those in hospital now need the second and cannot wait for the first.',
      ask: 'Which moment do you want to change: the day of the {unit}, or the months before it?',
      choices: ['The day itself', 'The months before', 'The months after, paying it off'],
    },
  ],
  notFound:
    'No record we hold says what families in {country} pay at the counter or who is covered. The drawer of unpaid {units} at one hospital in {place} tells more: ask to count it by size.',
  political: [
    'Whom a public scheme in {country} covers this year, and whether facilities in {place} honour its card',
    'A promise of free {good} before an election can empty your member list in a week.',
  ],
  environmental: [
    'In which months illness and an empty purse meet in {place}: before harvest, in the rains, at school-fee time',
    'Collect when money is in the house and expect claims when it is not; the gap between is what you must be able to hold.',
  ],
  licences: [
    { ask: 'When does a promise to pay a hospital {unit} become insurance, and who may make it?', sector: 'insurance' },
    {
      ask: 'Who may hold other people’s savings for {good}, and where must the money lie?',
      sector: 'finance / central bank',
    },
    { ask: 'May a hospital share what a patient owes with a third party?', sector: 'data protection' },
  ],
  unknowns: [
    'How did the last twenty {who} in {place} find the money, by source and by hour?',
    'What do {who} already pay into each week without fail, and would they let {good} ride on it?',
    'What would a hospital in {place} give up for being paid on the day?',
  ],
  interview: [
    'Tell me about the last hospital {unit} in the house. When did you hear the sum, and what did you do next?',
    'Whom did you ring first? What did each one send, and how soon?',
    'What was sold or pledged? What would it have brought in a calm month?',
    'When did you last decide not to go because of money? What happened?',
    'Have you ever held a card or paid a premium? Tell me about the day you used it, or stopped.',
    'What do you pay every week or month without fail, and to whom?',
  ],
  where:
    'the bench by the cashier in {place}, visiting hour on the surgical ward, a savings circle on its paying day, and the office that keeps unpaid {units}',
  tests: [
    {
      name: 'The drawer',
      hypothesis: 'one {unit} in five is not paid by the day of discharge.',
      method:
        'with two hospitals in {place}, and without names, list a month of {units}: sum, paid on the day, paid later, never.',
      metric: 'unpaid sums ÷ all sums, by size of {unit}.',
      threshold: 'a fifth or more in one of the two.',
      usd: 20,
      days: 4,
      stop: 'both are paid nine times in ten on the day.',
    },
    {
      name: 'Where it came from',
      hypothesis: 'more than half of the money is borrowed or raised by selling.',
      method:
        'ask {n:25} {who} who left a ward in the last month to lay out the {unit} in beans on a cloth: savings, kin, sold, borrowed, scheme.',
      metric: 'beans by source, and what was lost by haste.',
      threshold: 'half of the beans lie on sold and borrowed.',
      usd: 40,
      days: 6,
      stop: 'kin and savings cover it in {n:10} of the first {n:12}.',
    },
    {
      name: 'Four weeks in one',
      hypothesis: '{payer} pay a small sum for {good} on three days running.',
      method:
        'with {n:2} circles or stages of {payer} in {place}, collect a named sum on {n:5} paying days, kept by their own treasurer and given back at the end.',
      metric: 'payments made ÷ payments due.',
      threshold: '{n:7} of {n:10} payments come without a reminder.',
      usd: 60,
      days: 10,
      stop: 'half have stopped by the third paying day.',
    },
  ],
  kill: 'kin and savings already cover most {units} in {place}, or fewer than half of a circle still pay on the third day',
  dealBreakers: [
    'Only those who are already ill join, and nobody may be refused.',
    'Whoever may hold the money must show more capital than you will have.',
    'Hospitals in {place} take the card and ask for cash all the same.',
    'The state covers the same people free of charge, and in fact pays.',
  ],
  explore: {
    stage: 'paying',
    also: ['insurance', 'fintech'],
    customers: ['urban', 'rural', 'women', 'workers'],
    products: ['phone', 'service', 'app'],
    backgrounds: ['finance', 'health', 'community'],
    impact: ['social', 'nonprofit'],
    horizon: 'medium',
    complexity: 'high',
  },
};
