import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ChatAsk, tokensIn } from '../../server/model/port.ts';
import type { ToDoubt } from '../../server/model/roles/doubt.ts';
import { faultOfTranslation, type ToTranslate } from '../../server/model/roles/translate.ts';
import { briefOf } from '../../server/research/investigation/case-brief.ts';
import { inLanguage } from '../../server/research/investigation/translate.ts';
import { type Case, FounderFigure } from '../../src/contract/case.ts';
import type { Passage } from '../../src/engine/types.ts';
import { askingOf, type ScriptedModel, scriptedModel } from '../support/scripted-model.ts';

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
  ])('is refused: %s', (_, said, fault) => expect(faultOfTranslation(OWN, said, 'fr')).toContain(fault));

  it.each([
    ['fr', 'Demande à {n:5} boulangers ce que la farine en retard leur a fait perdre.'],
    ['sw', 'Waulize waokaji {n:5} walipoteza nini unga ulipochelewa kufika.'],
    ['pt', 'Pergunta a {n:5} padeiros o que perderam quando a farinha chegou tarde.'],
    ['ar', 'اسأل {n:5} خبازين عما خسروه عندما تأخر الطحين.'],
    ['ha', 'Tambayi masu gasa burodi {n:5} abin da suka rasa lokacin da fulawa ta yi latti.'],
  ])('is taken in %s', (language, said) => expect(faultOfTranslation(OWN, said, language)).toBe(''));

  it.each([
    [
      'The last one cost {f5}, took {f6} to come, and nothing keeps the current from burning the new one.',
      "La dernière a coûté {f5}, a mis {f6} pour arriver, et rien n'empêche le courant de griller la nouvelle.",
    ],
    [
      'Your box would cost at least {n:20} per cent less than the one in the shop.',
      'Ta boîte coûterait au moins {n:20} pour cent de moins que celle du magasin.',
    ],
  ])('is taken with words that are spelled as others of English or as numbers: %s', (own, said) =>
    expect(faultOfTranslation(own, said, 'fr')).toBe(''),
  );

  it('may compare in words of its own where the translator stands by it, but for a threshold', () => {
    const own = 'Salt costs more than the floor beneath the hides.';
    const said = 'Chumvi hugharimu zaidi ya sakafu iliyo chini ya ngozi.';
    expect(faultOfTranslation(own, said, 'sw')).toContain('by a word that means “less”');
    expect(faultOfTranslation(own, said, 'sw', { isStoodBy: true })).toBe('');
    const [least, less] = ['Fewer than {n:3} women pay.', 'Zaidi ya wanawake {n:3} wanalipa.'];
    expect(faultOfTranslation(least, less, 'sw', { isStoodBy: true })).toContain('compares otherwise');
  });

  it('may be the same where it is a name or a unit', () => expect(faultOfTranslation('kg', 'kg', 'fr')).toBe(''));
});

describe('what a translation may not change', () => {
  it.each([
    [
      'a share',
      'Two thirds of the women at the market refuse to pay.',
      'Robo tatu ya wanawake sokoni wanakataa kulipa.',
      'Theluthi mbili ya wanawake sokoni wanakataa kulipa.',
      'shares',
    ],
    ['a number in words', 'It lasts four days.', 'Linadumu siku tano.', 'Linadumu siku nne.', 'numbers in words'],
    [
      'a threshold',
      'Fewer than {n:3} women pay.',
      'Zaidi ya wanawake {n:3} wanalipa.',
      'Wanawake chini ya {n:3} wanalipa.',
      'compares otherwise',
    ],
    [
      'a threshold that is gone',
      'Stop at fewer than {n:3} women.',
      'Acha kwa wanawake {n:3} tu.',
      'Acha wakiwa chini ya {n:3}.',
      'is gone',
    ],
    [
      'what is not so',
      'The sack bought together is not cheaper than the buckets.',
      'Gunia la pamoja ni ghali kuliko ndoo.',
      'Gunia la pamoja si nafuu kuliko ndoo.',
      'compares otherwise',
    ],
    [
      'its language, in a part',
      'They have the trouble, but they may be used to the bucket.',
      'Wenzako wana shida hii hii, but they may be used to the bucket.',
      'Wenzako wana shida hii hii, lakini huenda wamezoea ndoo.',
      'still in English',
    ],
    [
      'its language, in three words',
      'You know when the group must buy.',
      'You know when kikundi must buy.',
      'Unajua kikundi kinunue lini.',
      'some of it is still in English',
    ],
    [
      'who is named',
      'Ask an office for improved stoves.',
      'Uliza ofisi ya SIDO kuhusu majiko bora.',
      'Uliza ofisi kuhusu majiko bora.',
      'SIDO',
    ],
  ])('%s', (_, own, wrong, right, fault) => {
    expect(faultOfTranslation(own, wrong, 'sw')).toContain(fault);
    expect(faultOfTranslation(own, right, 'sw')).toBe('');
  });

  it('keeps what an office is called', () =>
    expect(
      faultOfTranslation('Ask the Ministry of Trade and Industry.', 'Uliza Ministry of Trade and Industry.', 'sw'),
    ).not.toContain('some of it'));
});

const PASSAGES = [
  { id: 'p1', quote: 'Sellers are contemplating to go back to old flour.', publisher: 'A paper', published: '2021' },
] as unknown as Passage[];
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
          cost: 0,
          money: 'US$',
        },
      ],
      end: '',
    },
    advice: { sums: [], reasons: ['You saw it.'], facts: [], idea: '', next: ['Ask.'], page: [] },
  }) as unknown as Case;

describe('a case in the founder’s language', () => {
  it('may hold a number of one digit', () =>
    expect(v.is(FounderFigure, { id: 'f1', words: '5', about: 'machines received', value: 5 })).toBe(true));

  const translating = async (
    chain: readonly string[],
    says: (text: ToTranslate['texts'][number]) => string,
    context?: number,
    change: (model: ScriptedModel) => void = () => {},
  ) => {
    const model = scriptedModel(context);
    const given: ToTranslate[] = [];
    const sizes: number[] = [];
    model.play('translate', (material) => {
      const { texts } = material as unknown as ToTranslate;
      given.push(material as unknown as ToTranslate);
      return { texts: texts.map((text) => ({ at: text.at, text: says(text) })) };
    });
    change(model);
    const { complete } = model;
    const measured = {
      ...model,
      complete: async (ask: ChatAsk) => {
        sizes.push(tokensIn(ask.system) + ask.prompt.length / 2.2 + ask.maxTokens);
        return complete(ask);
      },
    };
    const founder = 'Wauza unga wanasema unga unachelewa kila siku. '.repeat(40);
    const own = one(chain);
    const brief = briefOf({ query: founder, answers: {} }, own.reading, PASSAGES);
    const made = await inLanguage(own, 'sw', brief, askingOf(measured));
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

  it('keeps what came whole of an answer that breaks off, and asks for the rest in halves', async () => {
    const asked: string[][] = [];
    const LATE = 'Many sellers say that the flour comes late.';
    const { made } = await translating(
      [LATE],
      () => SWAHILI,
      undefined,
      (model) =>
        model.play('translate', (material) => {
          const texts = (material as unknown as ToTranslate).texts.map(({ at }) => ({ at, text: SWAHILI }));
          asked.push(texts.map(({ at }) => at));
          const whole = JSON.stringify({ texts });
          return texts.length < 6 ? whole : whole.slice(0, whole.length / 2);
        }),
    );
    expect(made?.advice.next).toEqual([SWAHILI]);
    expect(made?.problem.heading).toBe(SWAHILI);
    expect(asked.length).toBeGreaterThan(2);
    // What came whole is not asked for again.
    expect(asked.flat().filter((at) => at === 'problem.heading')).toHaveLength(1);
  });

  it('has what names a quote doubted as it would be published, and stays in English where it says more', async () => {
    const OWN_FACT = 'Sellers may go back to old flour {p1}.';
    const MORE = 'Wauzaji walirudi kwenye unga wa zamani {p1}.';
    const reasons: (string | undefined)[] = [];
    const read: string[] = [];
    const says = ({ at, text, wrong }: ToTranslate['texts'][number]) => {
      if (at === 'problem.chain.1') reasons.push(wrong);
      return text === OWN_FACT ? MORE : SWAHILI;
    };
    const { made } = await translating(['The flour comes late.', OWN_FACT], says, undefined, (model) =>
      model.play('doubt', (material) => {
        const { statements } = material as unknown as ToDoubt;
        read.push(...statements.map(({ text }) => text));
        return { unsupported: statements.map(({ at }) => ({ at, why: 'they only think of it' })) };
      }),
    );
    expect(read).toEqual([MORE, MORE]);
    expect(reasons).toEqual([undefined, 'they only think of it']);
    expect(made?.problem.chain).toEqual([SWAHILI, OWN_FACT]);
    expect(made?.advice.next).toEqual([SWAHILI]);
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
