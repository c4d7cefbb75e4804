import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/chat/answer.ts';
import { chunksOf } from '../../src/engine/chat/chunks.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { finish, research } from './support/run.ts';

const { content: report } = research(GHANA_TOMATOES, GHANA_ANSWERS);
const cited = (question: string, ...before: string[]): readonly string[] =>
  answer(report, question, before).chunks.map((c) => c.metadata.heading ?? '');

describe('a question leads to the part that speaks to it', () => {
  test.each([
    ['why does it happen?', /^Why it may happen/],
    ['who are my competitors', /competes with|instead/],
    ['summarise', /^The problem|^Verdict/],
    ['what next?', /^First test|^Fourteen days/],
    ['who pays?', /^Who pays whom/],
    ['which licence do i need', /^Legal/],
    ['what should i ask people in the interview', /^Eight talks/],
    ['when should we give up', /^What would end it/],
    ['how much will the tests cost me', /^What the plan costs/],
    ['what are the risks', /^Deal-breakers|^Riskiest/],
    ['what did you assume?', /^What we guessed|^Riskiest/],
    ['how many peoples i must talk with', /^Eight talks/],
    ['does it mean no business if they throw it away', /^Deal-breakers|^What would end it/],
    ['is that enough proof or still weak', /^Verdict/],
    ['what other things make it rot', /^Why it may happen/],
    ['what is the thing i must do first now', /^First test/],
    ['what do i do on day one', /^Fourteen days/],
    ['which persons i go to see and in which place', /^Where to find/],
    ['best time and place to catch them', /^Where to find/],
    ['why dont the report say the name of my city', /^How we read you/],
    ['all the tests together it is what price', /^What the plan costs/],
    ['is 3 people enough', /^Eight talks/],
    ['how do i ask them without telling my idea', /^Eight talks/],
    ['can i finish in one week', /^Fourteen days/],
    ['i only have 50 cedis, what can i do', /^What the plan costs/],
    ['how will i know it is failing', /^What would end it/],
    ['is somebody already doing this', /instead/],
    ['what is missing in this report', /^Three unknowns/],
    ['how do i correct this report', /^How we read you/],
    ['who is most affected', /^The problem/],
    ['explain it to me like i am 12', /^Verdict/],
    ['do the crates get crushed on the truck?', /./],
  ])('%s', (question, part) => {
    expect(cited(question)).toEqual(expect.arrayContaining([expect.stringMatching(part)]));
  });

  test('one test that is asked for by its number is shown alone, after the sentence that was asked for', () => {
    expect(cited('what does the second test cost')).toEqual([expect.stringMatching(/^Test 2/)]);
    const { content } = answer(report, 'what does test two cost?');
    expect(content).toMatch(/^Test 2: [^*]+\. \*\*Cost: about US\$\d+\.\*\*\n\n\*\*Test 2/);
    expect(content).toContain('- Hypothesis: ');
    expect(cited('what is the first test?')[0]).toBe('First test');
  });

  test('what else is asked for by name stands beside it', () => {
    expect(cited('how do i rule out the first one')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Why it may happen/), expect.stringMatching(/^Test 1/)]),
    );
  });

  test('a test that is asked for by a word of its name, or of what it does, is the one that is meant', () => {
    expect(cited('how does the board test work?')).toEqual([expect.stringMatching(/^Test 2/)]);
    expect(cited('the test with the deposit, how do i do it')).toEqual([expect.stringMatching(/^Test 3: Deposit/)]);
  });

  test('the test to begin with stands beside what names it', () => {
    const [first = '', second = ''] = answer(report, 'what must i do first').content.split('\n\n');
    const [named = ''] = /Test \d/.exec(first) ?? [];
    expect(named).not.toBe('');
    expect(second).toContain(`**${named}: `);
  });

  test.each([
    ['how much do all the tests cost together', /come to about US\$/, ['Cost: ', 'Cost: ', 'Cost: ']],
    ['how many must pay before i go on', null, ['Threshold: ', 'Threshold: ', 'Threshold: ']],
    ['when should i stop', /Stop if /, ['Stop: ', 'Stop: ', 'Stop: ']],
    ['and how i go know say it work?', null, ['Threshold: ', 'Threshold: ', 'Threshold: ']],
    ['how many loads do i weigh', null, ['Method: ', 'Method: ', 'Method: ']],
  ])('each part’s own sentence answers, and nothing beside it: %s', (question, whole, each) => {
    const { content, nearest } = answer(report, question);
    expect(nearest).toBeUndefined();
    const lines = content.split('\n');
    for (const line of lines) expect(line).toMatch(/^- [^*]+ \*\*.+\*\*$/);
    if (whole) expect(lines[0]).toMatch(whole);
    expect(lines.flatMap((line) => /Cost: |Threshold: |Stop: |Method: /.exec(line)?.[0] ?? [])).toEqual(each);
  });

  test('the sentence that speaks most to the question comes first, the rarer words heavier', () => {
    expect(answer(report, 'what do people do instead of the market by the road?').content).toMatch(
      /^What people do instead[^*]*\*\*|^\*\*What people do instead/,
    );
    const { content } = answer(report, 'could the heat under a closed cover be the cause?');
    expect(content).toMatch(
      /^Why it may happen\. \*\*The load heats up on the way: .+\*\*\n\n\*\*Why it may happen\*\*/,
    );
  });

  test('a founder’s own words are shown where they ask how they were read, and nowhere else', () => {
    const own = `${GHANA_TOMATOES} My brother keeps the notebook of the loads.`;
    const { content } = research(own, GHANA_ANSWERS);
    const heads = (question: string) => answer(content, question).chunks.map((c) => c.metadata.heading);
    expect(heads('what did you understand of my text?')[0]).toBe('How we read you');
    expect(heads('where does my brother keep his notebook of loads?')).not.toContain('How we read you');
  });

  test.each([
    'which of the tests do I do first?',
    'abeg of all the test which one i go do first',
    'which test do i start with',
  ])('the test to begin with: %s', (question) => {
    expect(cited(question)[0]).toBe('First test');
  });

  test('“why?” alone asks for the reason of the verdict and of the first test; of another part it is not known', () => {
    expect(cited('why?')[0]).toMatch(/^Verdict/);
    expect(cited('Why?', 'which test do i do first?')[0]).toMatch(/^Verdict/);
    const { content, nearest } = answer(report, 'Why?', ['Who pays whom?']);
    expect(nearest).toBeDefined();
    expect(content).toMatch(/\n- \*\*Who pays whom\.\*\* /);
  });

  test('a follow-up is searched together with what came before', () => {
    expect(cited('and the deposit?', 'what would wholesalers pay?')).toEqual(
      expect.arrayContaining([expect.stringMatching(/Test 3|Who pays|What would end/)]),
    );
  });

  test.each([
    ['how much will it cost?', /^Test 2: [^*]+\. \*\*Cost: /],
    ['and how long does it take?', /^Test 2: [^*]+\. \*\*Days: /],
    ['when must i stop it?', /^Test 2: [^*]+\. \*\*.*Stop: /],
    ['and how many do i ask?', /^Test 2: [^*]+\. \*\*Method: /],
    ['what if only one pays?', /^Test 2: [^*]+\. \*\*Threshold: .*Stop: /],
  ])('a follow-up on one test is about that test: %s', (question, says) => {
    expect(answer(report, question, ['explain test 2']).content).toMatch(says);
    expect(cited(question, 'explain test 2')).toEqual([expect.stringMatching(/^Test 2/)]);
  });

  test('of several thresholds that one stands first which speaks of what is asked', () => {
    expect(answer(report, 'how many must agree to the deposit?').content).toMatch(/^- Test 3: /);
    expect(answer(report, 'how many must say yes?').content).toMatch(/^- Test 1: /);
  });

  test('what a test is called by may be said in the question before the last', () => {
    expect(cited('and how long?', 'explain test 2', 'and how much will it cost?')).toEqual([
      expect.stringMatching(/^Test 2/),
    ]);
  });

  test('one that asks a part for a sentence that it lacks is not answered by it', () => {
    expect(answer(report, 'and what does the load cost?', ['who pays whom?']).nearest).toBeDefined();
  });

  test('one that asks for all of them leaves the test that was shown', () => {
    expect(cited('and how much for everything?', 'explain test 2')[0]).toBe('What the plan costs');
  });

  test('nothing is answered from what was not sure itself', () => {
    const before = 'does half a board cost less in Lagos or in Abidjan?';
    expect(answer(report, before).nearest).toBeDefined();
    expect(answer(report, 'which one is cheaper?', [before]).nearest).toBeDefined();
  });

  test('one that asks a test for what it does not hold is not answered by it', () => {
    const { content, nearest } = answer(report, 'and the insurance of it?', ['explain test 2']);
    expect(nearest).toBeDefined();
    expect(content).toMatch(/^The nearest [^\n]+\n\n- \*\*Test 2: /);
  });

  test('a follow-up that asks for no sentence of a test is not about it', () => {
    expect(cited('and who pays?', 'explain test 2')[0]).toMatch(/^Who pays whom/);
  });

  test('why that test comes first is told by the verdict', () => {
    expect(cited('why that one first?', 'which test do i do first?')[0]).toMatch(/^Verdict/);
  });

  test('one that points back and names another part is not sure of it', () => {
    expect(answer(report, 'so who can pay for it then?', ['which licence do i need']).nearest).toBeDefined();
    expect(answer(report, 'who can pay?', ['which licence do i need']).nearest).toBeUndefined();
  });

  test('a follow-up on what nothing answers is not answered by a part of the same name', () => {
    const before = 'how do i complain to the health insurance of my mother';
    expect(answer(report, before).nearest).toBeDefined();
    expect(answer(report, 'how many days is it for them?', [before]).content).not.toMatch(/^\*\*Fourteen days/);
    expect(answer(report, 'how many days is it?').content).toMatch(/^\*\*Fourteen days/);
  });

  test('a number is looked for as it stands', () => {
    const sums = chunksOf(report).find(({ metadata }) => metadata.heading === 'Calculations')?.content ?? '';
    const [sum = ''] = /\d[\d.,]*\d{2}/.exec(sums) ?? [];
    const { chunks, nearest } = answer(report, `how did you get that ${sum}`);
    expect(nearest).toBeUndefined();
    for (const { content } of chunks) expect(content).toContain(sum);
  });
});

describe('what the report does not hold is not answered', () => {
  test.each([
    'Who is the director of the port authority?',
    'Write a WhatsApp invitation to my cousin',
    'Will it rain tomorrow?',
    'List three venture capital investors',
  ])('%s', (question) => {
    const { content, nearest } = answer(report, question);
    expect(content).toMatch(/^(?:Nothing in this report answers that\.|The nearest this report comes to that:)/);
    expect(nearest).toHaveLength(3);
  });

  test.each([
    'did you take a credit for this?',
    'how do i delete this report?',
    'can i share it with my brother?',
    'does it work offline?',
    'who can see this report?',
  ])('what is asked of the product is told of the product: %s', (question) => {
    const { content, chunks } = answer(report, question);
    expect(content).toMatch(/^That is about Baraza itself/);
    expect(chunks).toEqual([]);
  });

  test.each([
    'What is the phone number of the market office?',
    'Can you write me a letter to the lorry owner?',
    'How much should I charge for one crate?',
    'How much profit will I make in the first year?',
  ])('what no report holds is never answered: %s', (question) => {
    expect(answer(report, question).nearest).toHaveLength(3);
  });

  test('what only stands near is told as no more than that, with its place', () => {
    const { content, chunks } = answer(report, 'Which insurance company covers the crates on the truck?');
    expect(content).toMatch(/^The nearest this report comes to that:\n\n/);
    expect(chunks.length).toBeLessThanOrEqual(4);
    expect(chunks.length).toBeGreaterThan(0);
  });

  test('what is asked for in other words is found by its part', () => {
    expect(cited('abeg wetin go make me stop this business')[0]).toMatch(/^What would end it/);
    expect(cited('what do i do first tomorow morning')[0]).toMatch(/^First test/);
    expect(cited('explain test 2 simple')[0]).toMatch(/^Test 2/);
    expect(cited('Summarise it for me please')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^The problem/), expect.stringMatching(/^What would end it/)]),
    );
  });

  test('“and then?” goes on to what was not shown yet, “shorter” stays with it', () => {
    const before = 'what do i do first?';
    expect(cited('and then?', before)).not.toEqual(expect.arrayContaining([cited(before)[0]]));
    expect(cited('shorter', 'what are the risks?')).toEqual(cited('what are the risks?'));
  });
});

describe('a question that is told as a story', () => {
  test('names a part by the sentence that asks, not by what is told before it', () => {
    expect(cited('They told me to stop the business last year. Who pays whom?')[0]).toMatch(/^Who pays whom/);
    expect(cited('They told me to stop the business last year. Who pays whom?')).not.toContain('What would end it');
    expect(cited('When must I stop the business. They all laugh at me')).toContain('What would end it');
  });

  test('is about what the founder has told too: their own words are no doubt', () => {
    const own = `${GHANA_TOMATOES} My brother keeps the notebook under his mattress in Offuman.`;
    const { content } = research(own, GHANA_ANSWERS);
    const question = 'my brother keeps a notebook under the mattress. when should i give up?';
    expect(answer(content, question).nearest).toBeUndefined();
    expect(answer(report, question).nearest).toBeDefined();
  });
});

describe('a part that is named may still be no answer', () => {
  const STRANGE = 'where do i find cheap second hand freezers and gas for them?';

  test('where it holds hardly any of the question’s own words, that is said', () => {
    expect(answer(report, 'where do i find them?').nearest).toBeUndefined();
    expect(answer(report, STRANGE).content).toMatch(
      /^The nearest this report comes to that:\n\n- \*\*Where to find them\.\*\* /,
    );
  });

  test('where another part holds much more of it, that part stands beside', () => {
    const question = 'potholes make the crates jump and get crushed on bad roads. where do i find out about it?';
    expect(answer(report, question).nearest).toBeDefined();
    expect(cited(question)).toContain('Where to find them');
    expect(answer(report, question).content).toMatch(/\n- \*\*Environmental\.\*\* .*road/);
  });

  test('no part answers by its words alone where others are asked for by name', () => {
    expect(answer(report, 'drivers wait at the loading points').nearest).toBeUndefined();
    expect(answer(report, 'how many drivers wait at the loading points').nearest).toBeDefined();
  });

  test('of up to three parts the line that comes nearest is told, none as the answer', () => {
    const advice = 'A preacher from Tamale with a bicycle told me to hire stackable crates. Is it better?';
    const [, ...lines] = answer(report, advice).content.split(/\n+/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^- \*\*What people do instead[^*]*\*\* Hire stackable crates: /);
    for (const line of lines) expect(line).toMatch(/^- \*\*[^*]+\*\* [^*]+$/);
    expect(answer(report, 'is it better to hire stackable crates?').content).toMatch(
      /^What people do instead[^*]*\*\*Hire stackable crates/,
    );
  });

  test('of the questions that were asked for by name more than a line is told', () => {
    const { content, nearest } = answer(report, 'what questions do i ask my grandmother in the village of Zanzibar');
    expect(nearest).toBeDefined();
    expect(content.split('\n')[2]?.match(/\?/g)?.length).toBeGreaterThan(4);
  });
});

describe('a line is found, not only its part', () => {
  test('the row that speaks of it comes first, and stands in its part', () => {
    const { content, chunks } = answer(report, 'would boarding the same crates help against the crushing?');
    expect(content).toMatch(/\*\* ?Line or board the same crates: |\*\*Line or board the same crates: /);
    expect(chunks[0]?.metadata.heading).toMatch(/^What people do instead/);
  });

  test('each of the three doubts is found by itself', () => {
    const { content } = answer(report, 'who brings the empty crates home');
    expect(content).toMatch(/Empty crates must go home/);
    expect(content).not.toContain('A better crate earns only');
  });

  test('in other forms of its words', () => {
    expect(answer(report, 'are crates in the fields bought or do we hire?').content).toMatch(/Hire stackable crates/);
    expect(cited('they sold the load under price')).toEqual(cited('they sell the load under price'));
  });

  test('what is shown can be read on a phone', () => {
    for (const question of [
      'what must i do first',
      'who pays?',
      'what are the risks',
      'how sure are you',
      'explain test 2',
    ])
      expect(
        answer(report, question)
          .content.split('\n')
          .filter((line) => line !== '').length,
      ).toBeLessThanOrEqual(10);
  });

  test('the report’s own place tells nothing', () => {
    expect(answer(report, 'is there a swimming pool in Kumasi, Ghana?').chunks).toEqual([]);
  });
});

describe('instead of an answer there are three headings to go to, and what to ask whom', () => {
  const headings = (question: string, asked = report) =>
    answer(asked, question).nearest?.map(({ metadata }) => metadata.heading);

  test('the nearest parts come first, those that help to find out after them', () => {
    expect(headings('Will it rain tomorrow?')).toEqual(['Three unknowns', 'Eight talks', 'Where to find them']);
    expect(headings('asdf qwer zxcv')).toEqual(['Three unknowns', 'Eight talks', 'Where to find them']);
  });

  test('it says whom to ask, with the payer the founder named', () => {
    const { content } = answer(report, 'asdf qwer zxcv');
    expect(content).toContain('ask the people who have the problem');
    expect(content).toContain('(“Wholesalers”, by your word)');
    const asked = report.metadata.answers.map((a) => (a.slot === 'payer' ? { ...a, answer: '[a](//evil) *b*' } : a));
    const odd = { ...report, metadata: { ...report.metadata, answers: asked } };
    expect(answer(odd, 'asdf qwer zxcv').content).not.toMatch(/by your word|evil/);
  });

  test('a question that is answered has none', () => {
    expect(answer(report, 'who pays?').nearest).toBeUndefined();
  });

  test.each([
    ['In Kumasi hospitals run out of blood at night.', 'None of these'],
    ['À Dakar les hôpitaux manquent de sang la nuit et les malades attendent.', 'Aucune'],
  ])('a starter kit leads to its talks: %s', (problem, none) => {
    const kit = finish(problem, { nearest: none }).content;
    expect(kit.metadata.kind).toBe('starter_kit');
    const { nearest = [], content } = answer(kit, 'asdf qwer zxcv');
    expect(nearest.map(({ metadata }) => metadata.section)).toEqual(Array(3).fill('industry_analysis'));
    expect(content).toContain('your five talks');
  });
});

test('every part is called by something that can be read at a glance', () => {
  for (const { content, metadata } of chunksOf(report)) {
    expect(metadata.heading, content).toMatch(/^[\p{L}\d“]/u);
    if (!content.startsWith('*')) expect(metadata.heading?.length).toBeLessThanOrEqual(61);
    expect(metadata.heading).not.toMatch(/[*\n]/);
  }
});

test('a factor of the PESTEL table is one part with all of its rows', () => {
  const { rows } = report.tables.find(({ id }) => id === 'pestel') ?? { rows: [] };
  expect(rows.length).toBeGreaterThan(new Set(rows.map(([factor]) => factor)).size);
  for (const [factor = '', ...rest] of rows) {
    const parts = chunksOf(report).filter(({ content }) => content.startsWith(`${factor}\n- `));
    expect(parts, factor).toHaveLength(1);
    expect(parts[0]?.content).toContain(`- ${rest.join(' ')}`);
  }
});

test('what a starter kit says before its tests can be asked for', () => {
  const kit = finish('In Kumasi hospitals run out of blood at night.', { nearest: 'None of these' }).content;
  const { content } = answer(kit, 'my change did not help, so do i choose another?');
  expect(content).toMatch(/Three cheap tests\.(?:\*\*)? .*If a change did not help, choose another one\./);
});

test('what a starter kit cost is told by it, whatever was asked before', () => {
  const kit = finish('In Kumasi hospitals run out of blood at night.', { nearest: 'None of these' }).content;
  const { content, nearest } = answer(kit, 'so did you take my credit for it?', ['what does blood cost in Togo?']);
  expect(nearest).toBeUndefined();
  expect(content).toContain('has cost you no credit');
});

test('a starter kit can be asked', () => {
  const kit = finish('In Kumasi hospitals run out of blood at night.', { nearest: 'None of these' }).content;
  const { chunks, nearest } = answer(kit, 'what tests should I run?');
  expect(nearest).toBeUndefined();
  expect(chunks.map(({ metadata }) => metadata.heading)).toEqual(['Three cheap tests']);
});

test('what a starter kit lacks of what is wanted takes nothing from what it has', () => {
  const kit = finish('In Kumasi hospitals run out of blood at night.', { nearest: 'None of these' }).content;
  const { content, nearest } = answer(kit, 'who will pay for this, the mayor?');
  expect(nearest).toBeUndefined();
  expect(content).toMatch(/^\**Name a small price/);
});

test('what a starter kit says where it is rare, openly or done already is told by its own sentence', () => {
  const kit = finish('In Kumasi hospitals run out of blood at night.', { nearest: 'None of these' }).content;
  expect(answer(kit, 'must i count it again?').content).toContain('**What you have already done, do not do again');
  expect(answer(kit, 'how many must i ask?').content).toMatch(/^- [^*]+\*\*If you have not counted yet/);
  expect(answer(kit, 'can i do it without telling them?').content).toContain('with the leave');
});

test('the same question is answered the same way', () => {
  expect(answer(report, 'who pays?')).toEqual(answer(report, 'who pays?'));
});
