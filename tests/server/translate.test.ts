import { describe, expect, it } from 'vitest';
import { type ChatAsk, tokensIn } from '../../server/model/port.ts';
import { faultOfTranslation, type ToTranslate } from '../../server/model/roles/translate.ts';
import { inLanguage } from '../../server/research/translate.ts';
import type { Case } from '../../src/contract/case.ts';
import { askingOf, scriptedModel } from '../support/scripted-model.ts';

const OWN = 'Ask {n:5} bakers what they lost when the flour came late.';

describe('a translation from English', () => {
  it.each([
    ['the same sentence', OWN, 'it is still in English'],
    ['the same with a word changed', OWN.replace('bakers', 'boulangers'), 'it is still in English'],
    ['another English sentence', 'You should find out from {n:5} of them how much was lost.', 'it is still in English'],
    ['nothing', ' ', 'it is missing'],
    ['a mark that is gone', 'Demande aux boulangers ce que la farine en retard leur a coûté.', 'digits, marks'],
    [
      'a number of its own',
      'Demande à {n:5} boulangers si cinquante sacs leur ont manqué.',
      'a number that is not there',
    ],
  ])('is refused: %s', (_, said, fault) => expect(faultOfTranslation(OWN, said)).toContain(fault));

  it.each([
    ['fr', 'Demande à {n:5} boulangers ce que la farine en retard leur a fait perdre.'],
    ['sw', 'Waulize waokaji {n:5} walipoteza nini unga ulipochelewa kufika.'],
    ['pt', 'Pergunta a {n:5} padeiros o que perderam quando a farinha chegou tarde.'],
    ['ar', 'اسأل {n:5} خبازين عما خسروه عندما تأخر الطحين.'],
    ['ha', 'Tambayi masu gasa burodi {n:5} abin da suka rasa lokacin da fulawa ta yi latti.'],
  ])('is taken in %s', (_, said) => expect(faultOfTranslation(OWN, said)).toBe(''));

  it('may be the same where it is a name or a unit', () => expect(faultOfTranslation('kg', 'kg')).toBe(''));
});

const SWAHILI = 'Wauzaji wengi husema kwamba unga huchelewa kufika sokoni kila asubuhi ya jumatatu.';
const one = (chain: readonly string[]): Case =>
  ({
    reading: {
      language: 'sw',
      countries: [],
      place: '',
      people: '',
      payer: '',
      thing: '',
      idea: '',
      cause: '',
      evidence: { rung: 'desk', quote: '' },
      figures: [],
      outcome: null,
    },
    problem: {
      heading: 'Late flour in the morning',
      problem: chain[0] ?? '',
      chain,
      causes: [{ text: 'Flour is late.', sign: 'It is early.' }],
      instead: [],
    },
    doubts: { want: '', pay: '', can: '', breakers: [], around: [] },
    field: {
      unknowns: [],
      interview: ['Who lost it?', 'When was it?', 'What was done?'],
      where: '',
      tests: [
        {
          name: 'A count',
          hypothesis: 'It is so.',
          method: 'Count.',
          metric: 'Bags.',
          threshold: 'Half.',
          stop: 'None.',
          days: 1,
          usd: 0,
        },
      ],
      end: '',
    },
    advice: { sums: [], reasons: ['You saw it.'], facts: [], idea: '', next: ['Ask.'] },
  }) as unknown as Case;

describe('a case in the founder’s language', () => {
  const translating = async (
    chain: readonly string[],
    says: (text: ToTranslate['texts'][number]) => string,
    context?: number,
  ) => {
    const model = scriptedModel(context);
    const given: ToTranslate[] = [];
    const sizes: number[] = [];
    model.play('translate', (material) => {
      const { texts } = material as unknown as ToTranslate;
      given.push(material as unknown as ToTranslate);
      return { texts: texts.map((text) => ({ at: text.at, text: says(text) })) };
    });
    const { complete } = model;
    const measured = {
      ...model,
      complete: async (ask: ChatAsk) => {
        sizes.push(tokensIn(ask.system) + ask.prompt.length / 2.2 + ask.maxTokens);
        return complete(ask);
      },
    };
    const founder = 'Wauza unga wanasema unga unachelewa kila siku. '.repeat(40);
    const made = await inLanguage(one(chain), 'sw', founder, askingOf(measured));
    return { made, given, sizes };
  };

  it('asks again for what failed alone, with what was wrong, and keeps the rest', async () => {
    const LATE = 'Many sellers say that the flour comes late every morning.';
    const { made, given } = await translating([LATE], ({ at, text, wrong }) =>
      at === 'problem.chain.0' && wrong === undefined ? text : SWAHILI,
    );
    expect(given.map(({ texts }) => texts.length)).toEqual([expect.any(Number), 1]);
    expect(given[1]?.texts).toEqual([{ at: 'problem.chain.0', text: LATE, wrong: 'it is still in English' }]);
    expect(made?.problem).toMatchObject({ problem: SWAHILI, chain: [SWAHILI] });
  });

  it('is none where it stays in English', async () => {
    const { made } = await translating(['Many sellers say that the flour comes late.'], ({ text }) => text);
    expect(made).toBeNull();
  });

  it('is asked for in lists that a small model has room for, answer and mend included', async () => {
    const long = Array.from(
      { length: 6 },
      (_, i) => `Seller ${'abcdef'[i]} says: ${'flour came late again. '.repeat(25)}`,
    );
    const { sizes } = await translating(long, ({ text }) => text, 4_096);
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThan(4_096);
  });
});
