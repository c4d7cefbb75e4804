import { describe, expect, it } from 'vitest';
import { type ChatAsk, ModelUnavailableError } from '../../server/model/port.ts';
import type { ToDoubt } from '../../server/model/roles/doubt.ts';
import { sentencesSoFar } from '../../server/model/sentences-so-far.ts';
import type { Advice, ChatAnswer } from '../../server/research/tasks/advice-port.ts';
import { answersInWords } from '../../server/research/tasks/answer-in-words.ts';
import { backedSentences } from '../../server/research/tasks/cited-sentences.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { scriptedModel } from '../support/scripted-model.ts';
import { memoryLog } from '../support/server.ts';

const OWN: ChatAnswer = {
  content: 'The engine says: 40 loaves of 200.',
  chunks: [
    {
      id: 'loaves',
      chunk_index: 0,
      content: '40 loaves of 200 were thrown away. See [4] and [9].',
      metadata: { section: 'summary' },
    },
  ],
};

/** Its source 4 is a published text. */
const REPORT = {
  metadata: { language: 'en' },
  sources: [{ number: 4, passage: { quote: 'District centres rent drying devices to bakers by the day.' } }],
} as unknown as ReportContent;

/** The answer to a question, where the model says this of the engine's part. */
async function answered(said: object, doubts: (given: ToDoubt) => unknown = () => ({ unsupported: [] })) {
  const model = scriptedModel();
  model.play('answer', () => said);
  model.play('doubt', (material) => doubts(material as unknown as ToDoubt));
  const { log, logged } = memoryLog();
  const engine = { answer: async () => OWN } as unknown as Advice;
  const question = { report: REPORT, question: 'canary-question', before: [], widen: false };
  const { content, chunks } = await answersInWords(engine, { model, seconds: 60 }, null, log).answer(
    question,
    AbortSignal.timeout(5_000),
  );
  return { content, chunks, logged: logged.join('') };
}

/** What is heard of an answer while the model writes it, piece by piece. */
async function heard(json: string) {
  const model = scriptedModel();
  const { log } = memoryLog();
  const writing = {
    ...model,
    stream: async (_ask: ChatAsk, onText: (piece: string) => void) => {
      for (const piece of json.match(/[\s\S]{1,7}/g) ?? []) onText(piece);
      return { text: json, tokens: 100 };
    },
  };
  const engine = { answer: async () => OWN } as unknown as Advice;
  const question = { report: REPORT, question: 'How many?', before: [], widen: false };
  const told: string[] = [];
  await answersInWords(engine, { model: writing, seconds: 60 }, null, log).answer(
    question,
    AbortSignal.timeout(5_000),
    (text) => told.push(text),
  );
  return told;
}

describe('an answer that is being written', () => {
  it('is heard in whole sentences, with its marks', async () => {
    const json = '{"parts":["loaves"],"answer":"You lost 40 of 200. \\"That\\" is\\u00a0much. Ask why."}';
    expect(await heard(json)).toEqual([
      'You lost 40 of 200.',
      'You lost 40 of 200. "That" is\u00a0much.',
      'You lost 40 of 200. "That" is\u00a0much. Ask why.',
    ]);
  });

  it.each([
    ['a number of its own', 'You lost 40 of 200. That is 20 per cent. It is much.'],
    ['an address', 'You lost 40 of 200. See www.example.org now. It is much.'],
  ])('is heard up to a sentence with %s, and taken back while it is mended', async (_, answer) => {
    expect(await heard(JSON.stringify({ answer, parts: ['loaves'] }))).toEqual(['You lost 40 of 200.', '']);
  });

  it('is heard without a sentence that cites, which is still to be checked', async () => {
    const answer = 'You lost 40 of 200. District centres rent devices to bakers by the day. [4] Ask why.';
    expect(await heard(JSON.stringify({ answer, parts: ['loaves'] }))).toEqual([
      'You lost 40 of 200.',
      'You lost 40 of 200. Ask why.',
    ]);
  });

  it('takes no point inside a number for an end', () => {
    expect(sentencesSoFar('{"answer": "It costs 3.', 'answer')).toBe('');
    expect(sentencesSoFar('{"answer": "It costs 3.5 cedis. And', 'answer')).toBe('It costs 3.5 cedis.');
    expect(sentencesSoFar('{"answer": "Caf\\u00e', 'answer')).toBe('');
    expect(sentencesSoFar('{"ans', 'answer')).toBe('');
  });
});

it('a model sees the question before, the last one', async () => {
  const model = scriptedModel();
  const seen: unknown[] = [];
  model.play('answer', ({ before }) => {
    seen.push(before);
    return { answer: 'You lost 40 of 200.', parts: ['loaves'] };
  });
  const engine = { answer: async () => OWN } as unknown as Advice;
  const question = { report: REPORT, question: 'And why?', before: ['Who bakes?', 'How many?'], widen: false };
  const words = answersInWords(engine, { model, seconds: 60 }, null, memoryLog().log);
  await words.answer(question, AbortSignal.timeout(5_000));
  expect(seen).toEqual(['How many?']);
});

it('what the web says is quoted without signs that would end the quote or format it', async () => {
  const engine = { answer: async () => ({ content: 'I do not know.', chunks: [] }) } as unknown as Advice;
  const text = 'He said “buy” *now* [1](http://x) `or` never';
  const search = { passages: async () => [{ title: 'On <b>bread</b>', url: 'https://a.example', text }] };
  const report = { ...REPORT, metadata: { ...REPORT.metadata, country_names: [] } };
  const question = { report, question: 'How many?', before: [], widen: true };
  const { content } = await answersInWords(engine, null, search, memoryLog().log).answer(
    question,
    AbortSignal.timeout(5_000),
  );
  expect(content).toContain('“He said buy now 1 http://x or never” — On b bread /b, https://a.example');
});

it.each([
  ['District centres sell ovens [4].', true],
  ['District bakers sell hot ovens [4].', false],
])('half of what a sentence says stands where it says it stands: %s', (sentence, isKept) => {
  const given = { parts: [], sources: REPORT.sources };
  expect(backedSentences(sentence, given)).toBe(isKept ? sentence : '');
});

describe('an answer in a model’s words', () => {
  it('may take as long as the operator says, and gives way to the engine’s after that', async () => {
    const { log } = memoryLog();
    const allowed: number[] = [];
    const slow = {
      ...scriptedModel(),
      stream: async ({ timeoutMs }: ChatAsk) => {
        allowed.push(timeoutMs);
        throw new ModelUnavailableError('TimeoutError');
      },
    };
    const engine = { answer: async () => OWN } as unknown as Advice;
    const question = { report: REPORT, question: 'How many?', before: [], widen: false };
    const words = answersInWords(engine, { model: slow, seconds: 120 }, null, log);
    const { content } = await words.answer(question, AbortSignal.timeout(5_000), () => undefined);
    expect(allowed).toEqual([120_000]);
    expect(content).toBe(OWN.content);
  });

  it('is given where it keeps to the parts', async () => {
    const { content, logged } = await answered({ answer: 'You lost 40 of 200.', parts: ['loaves'] });
    expect(content).toBe('You lost 40 of 200.');
    expect(logged).toBe('');
  });

  it.each([
    ['what it does not say', 'The new shops of the ministry lend such devices for free. [4]', 'You lost 40 of 200.'],
    ['a source that is not there', 'The ministry lends devices. [9]', 'You lost 40 of 200.'],
    [
      'what it says',
      'District centres rent devices to bakers [4].',
      'You lost 40 of 200. District centres rent devices to bakers [4].',
    ],
  ])('is given without the sentence that cites for %s', async (_, cited, expected) => {
    const { content } = await answered({ answer: `You lost 40 of 200. ${cited}`, parts: ['loaves'] });
    expect(content).toBe(expected);
  });

  it.each([
    ['that cites, beside its source’s own words', 's2', 'You lost 40 of 200.'],
    ['that cites nothing, beside the parts it was read from', 's1', 'District centres rent no devices to bakers [4].'],
  ])('is given without a sentence that a second reader finds untrue: one %s', async (_, at, left) => {
    const given: ToDoubt[] = [];
    const said = { answer: 'You lost 40 of 200. District centres rent no devices to bakers [4].', parts: ['loaves'] };
    const doubt = (material: ToDoubt) => {
      given.push(material);
      return { unsupported: [{ at, why: 'the contrary' }] };
    };
    expect((await answered(said, doubt)).content).toBe(left);
    expect(given).toMatchObject([
      {
        statements: [
          { at: 's1', as: 'fact', text: 'You lost 40 of 200.' },
          { at: 's2', as: 'fact', text: 'District centres rent no devices to bakers {p4}.' },
        ],
        published: [
          { mark: 'p4', quote: 'District centres rent drying devices to bakers by the day.' },
          { mark: 'r1', quote: OWN.chunks[0]?.content },
        ],
      },
    ]);
  });

  it('gives way to the engine’s where nobody could read it a second time', async () => {
    const said = { answer: 'You lost 40 of 200.', parts: ['loaves'] };
    expect((await answered(said, () => 'I cannot.')).content).toBe(OWN.content);
  });

  it('takes an id for the part that was meant', async () => {
    const { content, chunks } = await answered({ answer: 'You lost 40 of 200.', parts: ['Loaves.'] });
    expect(content).toBe('You lost 40 of 200.');
    expect(chunks).toEqual(OWN.chunks);
  });

  it('is given without a time that no line with its figure tells', async () => {
    const { content } = await answered({
      answer: 'You lost 40. Of 200 loaves 40 were thrown away a month [4].',
      parts: ['loaves'],
    });
    expect(content).toBe('You lost 40.');
  });

  it('is given without a money that nothing behind its figure names', async () => {
    const { content } = await answered({
      answer: 'You lost 40. Of 200 loaves 40 were thrown away, 9 dollars [9].',
      parts: ['loaves'],
    });
    expect(content).toBe('You lost 40.');
  });

  it.each([
    ['a name that no part gives', 'The NMB lends to bakers who lost 40 of 200.'],
    ['a share that no part tells', 'You lost 40 of 200, two thirds of your bread.'],
  ])('gives way to the engine’s where it holds %s', async (_, answer) => {
    expect((await answered({ answer, parts: ['loaves'] })).content).toBe(OWN.content);
  });

  it('gives way to the engine’s where it breaks a rule, and the log says which, without anybody’s words', async () => {
    const { content, logged } = await answered({ answer: 'You lost 77 of 200.', parts: ['loaves'] });
    expect(content).toBe(OWN.content);
    expect(logged).toContain('a number is in none of the parts');
    expect(logged.replace(/"time":\d+/, '')).not.toMatch(/canary|77/);
  });
});
