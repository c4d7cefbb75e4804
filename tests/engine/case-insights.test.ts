import { describe, expect, test } from 'vitest';
import type { Case } from '../../src/contract/case.ts';
import type { CaseWork } from '../../src/engine/case/claims.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { inItsLanguage } from '../../src/engine/case/in-language.ts';
import { pieces, sentences } from '../../src/engine/check/parts.ts';
import { writeInsights } from '../../src/engine/insights/insights.ts';
import type { Passage } from '../../src/engine/types.ts';
import { FRENCH, RAIN, SALT } from './support/case.ts';
import { ENGLISH, packOf } from './support/run.ts';

const workOf = (one: Case, passages: readonly Passage[]): CaseWork => ({
  query: 'Salt winners at Ada get little for a bag.',
  answers: [],
  found: [],
  case: one,
  language: 'en',
  packs: [packOf('GHA')],
  passages,
  model: 'a model',
  version: 'test',
});
const report = (one: Case, passages: readonly Passage[] = [RAIN]) => composeCase(workOf(one, passages)).content;
const insightsOf = (one: Case) => writeInsights(report(one), [packOf('GHA')], ENGLISH);
const plain = (sentence: string) => sentence.toLowerCase().replace(/\[\d+\]|[^\p{L}\p{N}]+/gu, '');

describe('insights of a report that was written for the founder’s own words', () => {
  test('[issue 20] are at least five, of what the case holds', () => {
    const insights = insightsOf(SALT);
    expect(Object.values(insights).flat().length).toBeGreaterThanOrEqual(5);
    expect(insights).toMatchObject({
      important_questions_industry_geography: [
        'What do buyers in Kumasi pay?',
        'Find out whether it is so where you are: The price is set by the association.',
      ],
      emerging_key_insights: ['On your own numbers alone, with nothing published behind it: You win 40 bags a week.'],
      leverage_points: [
        '*Store the salt under mats:* where it falls short, and leaves you room: They leak in heavy rain.',
      ],
      barriers_consumption: ['*Store the salt under mats:* what may keep people with it: Mats are cheap.'],
      regulations_policies: [
        '*Legal*, before the first test, for the answer may stop it: Is tax due on salt at the market?',
      ],
      recommended_research_areas: [
        'Look for anything published on this cause: The trader has the only lorry.',
        '*Economic*, with nothing published behind it yet: How does the price move over the energy of a season?',
      ],
    });
    expect(insights.key_questions_for_founders).toContain(
      'What is it with you: share of bags that spoil? The sum “lost in a week” rests on our guess.',
    );
    expect(insights.desirability_analysis[0]).toContain('“traders from Kumasi” as those who would pay');
    expect(insights.key_stakeholders_institutions).toEqual([
      'They have published on it: Coastal Institute [1]. Ask who there knows your place.',
      expect.stringMatching(/^Ghana Revenue Authority .*, an office to ask about it\.$/),
    ]);
  });

  test('[issue 20] say no sentence that the report says, none twice, and leave no mark', () => {
    const told = new Set(
      pieces(report(SALT))
        .flatMap((piece) => piece.split(' · '))
        .flatMap(sentences)
        .map(plain),
    );
    const own = Object.values(insightsOf(SALT)).flat().flatMap(sentences).map(plain);
    for (const sentence of own) expect(told.has(sentence), sentence).toBe(false);
    expect(new Set(own).size).toBe(own.length);
    expect(Object.values(insightsOf(SALT)).flat().join('\n')).not.toMatch(/[{}]|undefined/);
  });

  test('ask only for what nobody told', () => {
    const silent = { ...SALT.reading, people: '', payer: '', figures: [] };
    const asked = insightsOf({ ...SALT, reading: silent, advice: { ...SALT.advice, sums: [], facts: [] } });
    expect(asked.key_questions_for_founders.join()).toMatch(/We read no people.*We read no payer.*We read no number/);
    expect(asked.desirability_analysis).toEqual([]);
    expect(insightsOf(SALT).key_questions_for_founders.join()).not.toMatch(/We read no (?:people|payer|number)/);
  });

  test('take a question that was skipped for one that nobody answered', () => {
    const one = { ...SALT, reading: { ...SALT.reading, payer: '' } };
    const asked = (skipped: boolean) => {
      const answer = { slot: 'payer', question: 'Who pays?', answer: skipped ? '' : 'The traders', skipped };
      const { content } = composeCase({ ...workOf(one, [RAIN]), answers: [answer] });
      return writeInsights(content, [packOf('GHA')], ENGLISH).key_questions_for_founders.join();
    };
    expect(asked(true)).toContain('We read no payer');
    expect(asked(false)).not.toContain('We read no payer');
  });

  test('name a publisher once, with everything of theirs', () => {
    const second = { ...RAIN, id: 'p2', url: 'https://example.org/more', quote: 'More rain falls than before.' };
    const insights = writeInsights(report(SALT, [RAIN, second]), [packOf('GHA')], ENGLISH);
    expect(insights.key_stakeholders_institutions[0]).toBe(
      'They have published on it: Coastal Institute [1][3]. Ask who there knows your place.',
    );
  });

  test('take sentences whole, and with what they cite', () => {
    const breakers = ['The price is set; nobody bargains {p1} . Few know it.', 'Mr. Addo buys all'];
    const insights = insightsOf({ ...SALT, doubts: { ...SALT.doubts, breakers } });
    expect(insights.important_questions_industry_geography.slice(1)).toEqual([
      'Find out whether it is so where you are: The price is set; nobody bargains [1].',
      'Find out whether it is so where you are: Mr. Addo buys all.',
    ]);
  });

  test('count the founder’s own way out neither among what keeps people nor where others fall short', () => {
    const own = { what: 'Sell the salt together in Kumasi', draw: 'The price is better.', limit: 'Trust is rare.' };
    const one = {
      ...SALT,
      reading: { ...SALT.reading, idea: 'to sell our salt together' },
      problem: { ...SALT.problem, instead: [...SALT.problem.instead, own] },
    };
    const { barriers_consumption, leverage_points } = insightsOf(one);
    expect([...barriers_consumption, ...leverage_points].join()).not.toContain('together');
    expect(barriers_consumption).toHaveLength(1);
  });

  test('are in the report’s language as a whole', () => {
    const content = composeCase({ ...workOf(FRENCH, [RAIN]), language: 'fr' }).content;
    const insights = writeInsights(inItsLanguage(content), [packOf('GHA')], ENGLISH);
    expect(insights).toEqual({
      important_questions_industry_geography: [
        'Que paient les acheteurs à Kumasi\u202f?',
        "Cherche à savoir si c'est le cas chez toi\u00a0: Le prix est fixé d'avance.",
      ],
      emerging_key_insights: [
        'Repose sur tes seuls chiffres, sans rien de publié derrière\u00a0: Tu récoltes 40\u00a0sacs par semaine.',
        'Repose sur tes seuls chiffres, sans rien de publié derrière\u00a0: Chaque semaine tu perds 8\u00a0sacs [2].',
      ],
      leverage_points: [
        '*Garder le sel sous des nattes*\u00a0: là où ça ne suffit pas et te laisse de la place\u00a0: Elles fuient.',
      ],
      key_questions_for_founders: [
        "Qui as-tu interrogé ou observé\u202f? Nous n'avons lu personne dans tes mots.",
        'Quel est ce chiffre chez toi\u00a0: part des sacs gâtés\u202f? Le calcul «\u00a0perdu par semaine\u00a0» repose sur notre estimation.',
        'Si tu voyais ceci, une cause tomberait\u00a0: Le sel couvert se vend aussi peu.',
      ],
      desirability_analysis: [
        'Tu nommes “les récolteurs” comme ceux qui ont le problème et “les marchands” comme ceux qui paieraient\u00a0: demande aux seconds, à part, ce que ça leur coûte.',
      ],
      recommended_research_areas: ['Cherche ce qui est publié sur cette cause\u00a0: La pluie gâte le sel.'],
      key_stakeholders_institutions: [
        'Ils ont publié sur le sujet\u00a0: Coastal Institute [1]. Demande qui, chez eux, connaît ton endroit.',
      ],
      barriers_consumption: [
        '*Garder le sel sous des nattes*\u00a0: ce qui peut y retenir les gens\u00a0: Les nattes sont bon marché.',
      ],
      regulations_policies: [
        '*Légal*, avant le premier test, car la réponse peut tout arrêter\u00a0: Faut-il un permis\u202f?',
      ],
    });
  });
});
