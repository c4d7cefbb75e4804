import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/chat/answer.ts';
import { chatWordsFor } from '../../src/engine/chat/words.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { finish, libraryFor, research } from './support/run.ts';

const KITS = {
  fr: finish('À Dakar les hôpitaux manquent de sang la nuit et les malades attendent.', { nearest: 'Aucune' }),
  pt: finish('Em Luanda falta sangue nos hospitais à noite e os doentes esperam.', { nearest: 'Nenhuma destas' }),
  sw: finish('Hospitali za Mwanza hukosa damu usiku na wagonjwa wanasubiri sana.', { nearest: 'Hakuna hata mmoja' }),
  ar: finish('المستشفيات في المنيا ليس فيها دم في الليل والمرضى ينتظرون.', { nearest: 'لا شيء من هذه' }),
};
type Spoken = keyof typeof KITS;

const asked = async (language: Spoken, question: string, ...before: string[]) => {
  const { content } = KITS[language];
  return answer(content, question, before, await chatWordsFor(content, question));
};

/** The section that a kit's part stands in, and its place there. */
const PARTS = {
  noPlaybook: ['executive_summary', 0],
  talks: ['industry_analysis', 0],
  writeDown: ['industry_analysis', 2],
  end: ['challenges_analysis', 0],
  tests: ['recommendations', 0],
} as const;

describe('a starter kit is asked in its own language', () => {
  test.each<[Spoken, string, keyof typeof PARTS]>([
    ['fr', 'à qui dois-je parler cette semaine ?', 'talks'],
    ['fr', 'est-ce que j’ai payé un crédit pour ça ?', 'noPlaybook'],
    ['fr', 'quand est-ce que je dois abandonner ?', 'end'],
    ['fr', 'combien doivent dire oui ?', 'tests'],
    ['pt', 'com quem tenho de falar esta semana', 'talks'],
    ['pt', 'paguei alguma coisa por isto?', 'noPlaybook'],
    ['pt', 'em que caso é melhor desistir', 'end'],
    ['pt', 'o que devia escrever no caderno', 'writeDown'],
    ['pt', 'posso contar-lhes a ideia ou não?', 'talks'],
    ['fr', 'je peux leur dire mon idée ?', 'talks'],
    ['sw', 'niongee na nani wiki hii?', 'talks'],
    ['sw', 'niache lini wazo hili?', 'end'],
    ['sw', 'niandike nini kwenye daftari?', 'writeDown'],
    ['sw', 'wangapi wakubali ili niendelee?', 'tests'],
    ['ar', 'مع من أتكلم هذا الأسبوع؟', 'talks'],
    ['ar', 'متى أترك الفكرة؟', 'end'],
    ['ar', 'ماذا أكتب في الدفتر؟', 'writeDown'],
    ['ar', 'هل دفعت رصيدا على هذا؟', 'noPlaybook'],
    ['fr', 'ça n’arrive pas souvent, comment je compte ?', 'tests'],
    ['sw', 'haitokei kila siku, nihesabuje?', 'tests'],
    ['pt', 'não acontece todos os dias, como conto?', 'tests'],
    ['ar', 'لا يحدث كل يوم، كيف أعد؟', 'tests'],
    ['fr', 'il faut refaire le test ?', 'tests'],
    ['sw', 'lazima nirudie jaribio?', 'tests'],
    ['pt', 'tenho de repetir o teste?', 'tests'],
    ['ar', 'هل أعيد التجربة؟', 'tests'],
    ['fr', 'à combien de gens je demande de l’argent ?', 'tests'],
    ['sw', 'niombe pesa kwa nani?', 'tests'],
    ['pt', 'a quem peço o dinheiro?', 'tests'],
    ['ar', 'ممن أطلب المال؟', 'tests'],
  ])('%s: %s', async (language, question, part) => {
    const { chunks, nearest } = await asked(language, question);
    const [section, at] = PARTS[part];
    const { content } = KITS[language];
    expect(content.metadata).toMatchObject({ language, kind: 'starter_kit' });
    expect(nearest).toBeUndefined();
    expect(chunks[0]?.metadata.section).toBe(section);
    expect(content[section].split('\n\n').indexOf(chunks[0]?.content.split('\n')[0] ?? '')).toBeLessThanOrEqual(at * 2);
  });

  test('each test’s own sentence says when it has passed', async () => {
    const { content } = await asked('pt', 'quantos têm de dizer que sim para eu continuar?');
    expect(content.split('\n')).toEqual(Array(3).fill(expect.stringMatching(/^- [^*]+ \*\*Continua se .+\*\*$/)));
  });

  test.each<[Spoken, RegExp]>([
    ['fr', /^Rien dans ce texte ne répond à ça\./],
    ['pt', /^Nada neste texto responde a isso\./],
    ['sw', /^Hakuna kitu hapa kinachojibu hilo\./],
    ['ar', /^لا شيء في هذا النص يجيب عن ذلك\./],
  ])('what it does not hold is said in %s', async (language, says) => {
    const { content, nearest } = await asked(language, 'asdf qwer zxcv');
    expect(content).toMatch(says);
    expect(nearest).toHaveLength(3);
  });

  test('“and then?” goes on in it', async () => {
    const before = 'quero acrescentar o que contei';
    const [first] = (await asked('pt', before)).chunks;
    expect(first?.metadata.section).toBe('recommendations');
    expect((await asked('pt', 'mais curto', before)).chunks).toContainEqual(first);
    expect((await asked('pt', 'e depois?', before)).chunks).not.toContainEqual(first);
  });
});

test('a report in English is asked in another language too, by what a question means', async () => {
  const { content } = research(GHANA_TOMATOES, GHANA_ANSWERS);
  const question = 'à qui dois-je parler en premier et quelles questions poser ?';
  const { chunks } = answer(content, question, [], await chatWordsFor(content, question));
  expect(chunks.map(({ metadata }) => metadata.heading)).toContain('Eight talks');
});

describe('a report in English, for a founder who wrote another language', () => {
  const HENS = 'As galinhas da minha avó em Chibuto, Moçambique, morrem todas em Setembro e ninguém vacina.';
  const { content } = research(HENS, { nearest: libraryFor(HENS).lineOf.get('agriculture.sick-animals') ?? '' });
  const asks = async (question: string) => answer(content, question, [], await chatWordsFor(content, question));

  test.each([
    ['a avó pergunta o que é que fazemos primeiro', 'First test'],
    ['fazer isto tudo sai a quanto?', 'What the plan costs'],
    ['a avó dá folhas na água, isso ajuda?', 'What people do instead'],
    // No phrase of it is known: its words are, in English.
    ['a vacina tem de ficar fria?', 'Can it be done?'],
  ])('its words are looked for by what they mean: %s', async (question, heading) => {
    const { chunks } = await asks(question);
    expect(chunks.some(({ content: part }) => part.includes(heading))).toBe(true);
  });

  test('too few words to tell a language are read in theirs, and English is read as English', async () => {
    expect((await asks('zxcv?')).content).toMatch(/^Nada neste texto responde/);
    expect((await asks('can you do the zxcv for me')).content).toMatch(/^Nothing in this report answers/);
  });
});
