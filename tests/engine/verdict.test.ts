import { describe, expect, test } from 'vitest';
import { playbookById } from '../../src/engine/knowledge/playbooks.ts';
import { outcomeOf } from '../../src/engine/reading/answers.ts';
import { readingOfReport } from '../../src/engine/reading-of-report.ts';
import { testOrder } from '../../src/engine/score.ts';
import { scorecardRows, scoreOf } from '../../src/engine/scorecard.ts';
import { domain, ENGLISH, lineOf, research } from './support/run.ts';

const TEXT = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';
const metadata = (answers: object) =>
  research(TEXT, { nearest: lineOf('agriculture.transit-loss'), ...answers }).content.metadata;
const verdict = (answers: object) => metadata(answers).verdict;

test('five talks, as many as are asked for on the way, or five who paid, raise the confidence', () => {
  const confidence = (seen: string) => metadata({ seen }).confidence;
  expect(confidence('I spoke with 4 traders and they told me about it')).toBe('low');
  expect(confidence('I spoke with 5 traders and they told me about it')).toBe('medium');
  expect(confidence('4 traders have paid us 50 cedis each for boards')).toBe('medium');
  expect(confidence('5 traders have paid us 50 cedis each for boards')).toBe('high');
});

describe('an answer that decides, decides', () => {
  test.each([
    ['nothing was asked or counted', {}, 'not_enough_known'],
    ['a first number', { number: '400 cedis a crate, 60 crates a trip' }, 'narrow'],
    ['people told it', { seen: 'I spoke with 6 traders and they told me about it' }, 'narrow'],
    ['counted, with what it costs', { seen: 'I counted 9 of 40 crates', number: '400 cedis, 60 crates' }, 'proceed'],
    ['counted, and nothing of what it costs', { seen: 'I counted 9 of 40 crates' }, 'narrow'],
    [
      'three paid, and a rule forbids it',
      { seen: '3 traders have paid us 50 cedis each. The market office told me it is forbidden to use other crates' },
      'stop',
    ],
    [
      'three paid, and there are no more',
      { seen: '3 traders have paid us 50 cedis each. There are only 6 traders left in the whole district' },
      'stop',
    ],
    [
      'three paid, and most said no',
      { seen: '3 traders have paid us 50 cedis each. I asked 40 traders for 200 cedis and 37 said no' },
      'proceed',
    ],
    [
      'open, to one who has looked at nothing',
      { seen: 'I could not tell how much comes from the road' },
      'not_enough_known',
    ],
    ['two paid', { seen: '2 traders have paid us 50 cedis each for boards' }, 'narrow'],
    ['three paid', { seen: '3 traders have paid us 50 cedis each for boards' }, 'proceed'],
    [
      'some paid, though nobody is named who would',
      { seen: '2 traders have paid us 50 cedis each for boards', payer: 'Nobody, as far as I can see' },
      'narrow',
    ],
    ['five paid', { seen: '5 traders have paid us 50 cedis each for boards' }, 'proceed'],
    ['nobody paid', { seen: 'I asked 8 traders for a deposit and nobody paid' }, 'pivot'],
    ['they do not mind', { seen: 'They do not mind: soft tomatoes sell the same day' }, 'pivot'],
    ['nobody would pay', { payer: 'Nobody, as far as I can see' }, 'pivot'],
    ['so many said no', { seen: 'I asked 40 traders for 200 cedis and 38 said no' }, 'pivot'],
    ['one said no', { seen: 'I asked 9 traders. 1 said no, the others told me to come back' }, 'narrow'],
    ['hardly any had it', { seen: 'I asked 25 traders. Only 2 lost something last year' }, 'pivot'],
    [
      'nobody was asked',
      { seen: 'I have not asked any traders yet, I plan to go there after the harvest' },
      'not_enough_known',
    ],
    ['a supposed cause is no evidence', { seen: 'I only think it is the crates or the heat' }, 'not_enough_known'],
    ['half of it, as people talk', { seen: 'My uncle says half is lost' }, 'not_enough_known'],
    [
      'counted, and the founder says what is open',
      {
        seen: 'I counted 9 of 40 crates but could not tell how much comes from the road',
        number: '400 cedis, 60 crates',
      },
      'narrow',
    ],
    [
      'counted in the sentence before, and paid',
      { seen: 'I packed 31 loads. Traders paid me 20 cedis a load' },
      'proceed',
    ],
    ['too few people', { seen: 'There are only 6 traders left in the whole district' }, 'stop'],
    [
      'a rule that is told in other words',
      { seen: 'Only a licensed seller may carry them, the office told me' },
      'stop',
    ],
    ['a rule forbids it', { seen: 'The market office told me it is forbidden to use other crates' }, 'stop'],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdict(answers)).toBe(expected);
  });

  test('says what would turn it', () => {
    const { content } = research(TEXT, {
      nearest: lineOf('agriculture.transit-loss'),
      seen: 'I asked 8 traders for a deposit and nobody paid',
    });
    expect(content.executive_summary).toMatch(/nobody paid”.*would change this verdict/);
  });

  test.each([
    ['paid', 'proceed'],
    ['counted', 'proceed'],
    ['open', 'narrow'],
    ['refused', 'pivot'],
    ['forbidden', 'stop'],
    ['few', 'stop'],
    ['nothing', 'not_enough_known'],
  ] as const)(
    'what the founder says it comes to decides, whatever our reading of their words: %s',
    (outcome, expected) => {
      const seen = 'Mama Efua and her sister had a hard week, the whole stall went soft';
      expect(verdict({ seen, outcome: ENGLISH.asking.outcomes[outcome] })).toBe(expected);
    },
  );

  test('what a choice was called before is known', () => {
    const before = { open: 'It happens; why, or to whom, is still open', paid: 'Some have paid, or put money down' };
    expect(outcomeOf({ outcome: before.open }, ENGLISH)).toBe('open');
    expect(outcomeOf({ outcome: before.paid }, ENGLISH)).toBe('paid');
    expect(outcomeOf({ outcome: 'Nobody was asked and nothing counted yet' }, ENGLISH)).toBe('nothing');
    expect(outcomeOf({ outcome: 'Something else' }, ENGLISH)).toBeNull();
  });

  test('words that read like a payment are none where what it comes to is something else', () => {
    const seen = 'I sewed 40 uniforms. They paid me 18,000 in December, for the ones of July.';
    const marks = (outcome: 'counted' | 'paid') =>
      research(TEXT, { nearest: lineOf('agriculture.transit-loss'), seen, outcome: ENGLISH.asking.outcomes[outcome] })
        .content.tables.find(({ id }) => id === 'scorecard')
        ?.rows.flat();
    expect(marks('counted')).not.toContain('some have paid, you say');
    expect(marks('counted')).not.toContain('money changed hands');
    expect(marks('paid')).toContain('some have paid, you say');
  });

  test.each([
    ['Wholesalers', 'Next, ask for money.', 'Ask for money next', 'That wholesalers lose enough'],
    [
      'My uncle in Accra',
      'Next, see whether those you name would pay',
      'Ask those you name as payers first',
      'That those you name as payers lose enough',
    ],
    ['لا أعرف', 'Next, see who would pay', 'Go back to those you counted', 'That wholesalers lose enough'],
    [
      'I don’t know. Maybe the head of the family',
      'Next, see who would pay',
      'Go back to those you counted',
      'That wholesalers lose enough',
    ],
  ])('who counted is sent to those whom they name as payers: %s', (payer, gist, step, riskiest) => {
    const nearest = lineOf('agriculture.transit-loss');
    const { content } = research(TEXT, { nearest, payer, outcome: ENGLISH.asking.outcomes.counted });
    expect(content.metadata.verdict_line).toContain(gist);
    expect(content.recommendations).toContain(step);
    expect(content.recommendations).toContain(riskiest);
  });

  test.each([
    ['paid', 'some have paid, you say', 'who paid for the last case'],
    ['counted', 'asking those you counted', 'who paid for the last case'],
    ['open', 'who paid for the last case', 'asking those you counted'],
  ] as const)('nobody is sent to find out what they say they did: %s', (outcome, told, untold) => {
    const nearest = lineOf('agriculture.transit-loss');
    const { content } = research(TEXT, { nearest, payer: '', outcome: ENGLISH.asking.outcomes[outcome] });
    const card =
      content.tables
        .find(({ id }) => id === 'scorecard')
        ?.rows.flat()
        .join(' ') ?? '';
    expect(card).toContain(told);
    expect(`${card} ${content.recommendations.split('**Riskiest')[0]}`).not.toContain(untold);
  });

  test('it is asked once something was seen, with our reading of it to accept', () => {
    const next = domain(TEXT, {
      nearest: lineOf('agriculture.transit-loss'),
      cause: '',
      payer: 'Traders',
      seen: 'I asked 40 traders for 200 cedis and 38 said no',
    });
    expect(next).toMatchObject({ questions: [{ slot: 'outcome', prefill: ENGLISH.asking.outcomes.refused }] });
    const nearest = lineOf('agriculture.transit-loss');
    const nothing = domain(TEXT, {
      nearest,
      cause: '',
      payer: 'Traders',
      seen: ENGLISH.asking.nothing_yet,
      number: '',
    });
    expect(nothing.kind).toBe('done');
  });

  test('what was found since is newer than what was tapped', () => {
    const first = research(TEXT, {
      nearest: lineOf('agriculture.transit-loss'),
      seen: 'I spoke with 6 traders',
      outcome: ENGLISH.asking.outcomes.paid,
    }).content;
    expect(first.metadata.verdict).toBe('proceed');
    const found = [{ text: 'I asked 8 traders for a deposit and nobody paid.', added_at: '2026-11-23T10:00:00.000Z' }];
    const later = readingOfReport({ ...first, metadata: { ...first.metadata, found } }, ENGLISH);
    expect(later?.outcome).toBe('refused');
  });
});

describe('the scorecard', () => {
  const rowsOf = (answers: object) =>
    new Map(
      research(TEXT, { nearest: lineOf('agriculture.transit-loss'), ...answers })
        .content.tables.find(({ id }) => id === 'scorecard')
        ?.rows.map(([question = '', ...row]) => [question, row]),
    );

  test('says of each question how much is known, and why', () => {
    const rows = rowsOf({
      payer: 'Wholesalers',
      number: '400 cedis a crate, 60 crates a trip, 3 trips a week',
      cause: 'the crates are weak',
      seen: 'I counted 9 of 40 crates',
    });
    expect(rows.get('How much is lost?')?.[0]).toBe('3');
    expect(rows.get('How often?')?.slice(0, 2)).toEqual(['4', 'you said how often']);
    expect(rows.get('Is the cause known?')?.slice(0, 2)).toEqual(['3', 'you name one']);
    expect(rows.get('Is the place known?')?.slice(0, 2)).toEqual(['4', 'you named it']);
    expect(rows.get('How good is the proof?')?.slice(0, 2)).toEqual(['3', 'you watched or counted it']);
    expect(rows.get('Is the payer clear?')?.[0]).toBe('4');
  });

  test.each([
    ['Nobody, as far as I can see', '0', 'you see nobody who would pay'],
    ['My uncle in Accra', '3', 'you name somebody'],
  ])('marks a payer: %s', (payer, mark, why) =>
    expect(rowsOf({ payer }).get('Is the payer clear?')?.slice(0, 2)).toEqual([mark, why]),
  );

  test('names what is not known in one row, and marks nothing of it', () => {
    const rows = rowsOf({});
    for (const question of ['How often?', 'Is the cause known?', 'Is the payer clear?', 'Will they pay?'])
      expect([...rows.keys()]).not.toContain(question);
    expect([...rows.values()].at(-1)?.[1]).toContain('How often? Is the payer clear? Will they pay?');
  });

  test('marks as unwilling those who said no, by the founder’s word or by what they saw', () => {
    const willing = (answers: object) => rowsOf(answers).get('Will they pay?')?.slice(0, 2);
    expect(willing({ outcome: ENGLISH.asking.outcomes.refused, seen: 'They came' })).toEqual([
      '0',
      'most of those you asked said no',
    ]);
    expect(willing({ seen: 'I asked 8 traders for a deposit and nobody paid' })).toEqual([
      '0',
      'most of those you asked said no',
    ]);
    expect(
      willing({ seen: 'I asked 8 traders for a deposit and nobody paid', outcome: ENGLISH.asking.outcomes.open }),
    ).toBeUndefined();
  });

  test('counts nothing for what is unknown, and five for each question', () => {
    const marks = [
      { question: 'A?', mark: 3, why: 'a' },
      { question: 'B?', mark: null, why: '' },
    ];
    expect(scoreOf(marks)).toEqual({ total: 3, of: 10 });
    expect(scorecardRows(marks, 'unknown')).toEqual([
      ['A?', '{{id:3}}', 'a'],
      ['unknown', '–', 'B?'],
    ]);
    expect(scorecardRows(marks.slice(0, 1), 'unknown')).toHaveLength(1);
    const changing = marks.map((mark) => ({ ...mark, change: 'ask' }));
    expect(scorecardRows([...changing, { question: 'C?', mark: null, why: '', change: 'ask' }], 'unknown')).toEqual([
      ['A?', '{{id:3}}', 'a', 'ask'],
      ['unknown', '–', 'B? C?', 'ask'],
    ]);
  });
});

test('the test that asks for money comes first where money is next, and the others keep their order', () => {
  const playbook = playbookById('agriculture.transit-loss');
  if (!playbook) throw new Error('No playbook');
  const order = (isMoneyNext: boolean) => testOrder(playbook, isMoneyNext).map(({ number }) => number);
  expect(order(false)).toEqual([1, 2, 3]);
  expect(order(true)).toEqual([3, 1, 2]);
});
