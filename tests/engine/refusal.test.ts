import { describe, expect, test } from 'vitest';
import { TOLD } from '../../bench/engine/problems.ts';
import { evidenceRung } from '../../src/engine/reading/evidence-rung.ts';
import { harmIn } from '../../src/engine/refusal/harm.ts';
import { HARM_DONE } from './support/harm-done.ts';
import { FIRST_DONE, FIRST_FOUGHT, FIRST_MISSED } from './support/harm-first-draw.ts';
import { HARM_FOUGHT } from './support/harm-fought.ts';
import { HARMFUL } from './support/harm-ideas.ts';
import { SECOND_DONE, SECOND_FOUGHT, SECOND_MISSED } from './support/harm-second-draw.ts';
import { THIRD_DONE, THIRD_FOUGHT } from './support/harm-third-draw.ts';
import { domain } from './support/run.ts';

const reasonFor = (query: string): string | null => {
  const result = domain(query);
  return result.kind === 'refuse' ? result.reason : null;
};

describe('harm is refused with its reason', () => {
  test.each(HARMFUL)('%s', (idea) => {
    expect(reasonFor(idea)).toMatch(/^Baraza cannot research this: as it is written, it would/);
  });
});

describe('a refusal is in the founder’s language', () => {
  test.each([
    ['We sell cocaine to students in Accra.', 'Baraza cannot research this: as it is written, it would put weapons'],
    ['Nous vendons de la cocaine aux jeunes de Dakar.', 'Baraza ne peut pas étudier ça : tel que c’est écrit, ça mett'],
    ['Sisi tunauza kokeini kwa vijana wa Mombasa.', 'Baraza haiwezi kutafiti hili: kwa jinsi lilivyoandikwa, linge'],
    ['Nós vendemos cocaina aos jovens de Maputo.', 'O Baraza não pode pesquisar isto: tal como está escrito, poria'],
    ['نحن نبيع الحشيش للشباب في القاهرة.', 'لا نستطيع أن نبحث هذا: كما هو مكتوب، سيضع أسلحة'],
  ])('%s', (idea, said) => {
    expect(reasonFor(idea)?.replaceAll("'", '’').startsWith(said)).toBe(true);
  });

  test('also where the place is none of Africa', () => {
    const problem = 'Les vendeuses de tomates perdent un tiers de chaque cageot sur la route du marché.';
    const asked = domain(problem, { where: 'France' });
    expect(asked).toMatchObject({ kind: 'refuse', reason: expect.stringMatching(/^Baraza couvre .* et France n'en/) });
  });
});

describe('a harm that people suffer is a problem like others', () => {
  test.each([
    'Fake medicines are sold in every market of Kano and patients die.',
    'I weigh cashew in Ghana and farmers fight at the scale, they think I rob them and the boss thinks I help them.',
    'Provo castanha de caju em Bafatá; os camponeses acham que eu roubo eles e há briga na balança.',
    'Police officers in Lagos ask drivers for bribes at each checkpoint.',
    'We want to stop people who sell fake seed to farmers in Kenya.',
    'Children work in gold mines near Geita and miss school; mercury makes them sick.',
    'Girls from Madagascar are kept in the Gulf without their passports. I want to warn them before they sign.',
    'Our app helps pharmacies in Accra to detect counterfeit drugs.',
    'Poachers kill elephants near Kasane and guides lose visitors.',
    'Old people in Cairo get scam messages and lose their savings.',
    'Shops in Lusaka are robbed at night and owners sleep on the floor.',
    'Students in Tunis pay others to write their exams, and honest ones lose places.',
    'We sell school books and toys for children in Kumasi but the suppliers come late.',
    'Lenders by phone shame people in Nairobi by messaging their family. Victims do not know their rights.',
  ])('%s', (problem) => {
    expect(reasonFor(problem)).toBeNull();
  });
});

describe('whose doing it is decides, and no fighting word beside it', () => {
  test.each([...HARM_DONE, ...FIRST_DONE, ...SECOND_DONE, ...THIRD_DONE])('the founder does it: %s', (idea) => {
    expect(harmIn(idea)).not.toBeNull();
  });
  test.each([...HARM_FOUGHT, ...FIRST_FOUGHT, ...SECOND_FOUGHT, ...THIRD_FOUGHT])(
    'fought, suffered or told of: %s',
    (problem) => {
      expect(harmIn(problem)).toBeNull();
    },
  );
  // Kept to be seen: whoever mends one of these moves it to the list above.
  test.each([...FIRST_MISSED, ...SECOND_MISSED])('still passes, for no word list knows it: %s', (idea) => {
    expect(harmIn(idea)).toBeNull();
  });
  test.each(Object.values(TOLD).flat())('a problem like others: %s', (problem) => {
    expect(harmIn(problem.replaceAll('{T}', 'Kano').replaceAll('{C}', 'Nigeria'))).toBeNull();
  });
  test.each([
    ['We sell cocaine and avoid the police.', true],
    ['We help pharmacies avoid fake medicines.', false],
    ['To end poverty we sell fake medicines.', true],
    ['We end the sale of fake medicines.', false],
    ['We report low sales and smuggle fuel.', true],
    ['We report people who smuggle fuel.', false],
    ['We hire boys to steal phones.', true],
    ['We hire boys who used to steal phones.', false],
    ['An app that helps poachers.', true],
    ['We help poachers to find other work.', false],
    ['Stop selling cocaine in our quarter.', false],
    ['We never buy or sell stolen phones.', false],
    ['We are forced to bribe the police.', false],
    ['Our drivers smuggle fuel.', true],
    ['Drivers smuggle fuel past us.', false],
    ['We sell girls in Accra school shoes.', false],
    ['We prevent girls from leaving school and stop children leaving class.', false],
    ['We get guns out of schools.', false],
    ['We export cocoa from Côte d’Ivoire and the Ivory Coast.', false],
    ['We sell toy guns and drug test kits.', false],
  ] as const)('%s', (text, refused) => {
    expect(harmIn(text) !== null).toBe(refused);
  });
  test('a long text is read in a moment', () => {
    const text = 'We sell tomatoes and traders who steal crates at night report it to people in the market. '.repeat(
      60,
    );
    const begun = performance.now();
    expect(harmIn(text)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe('what counts as paid', () => {
  test.each([
    ['12 farmers have paid us 500 shillings each', 'pays', 12],
    ['8 of the 10 tailors paid us 60 kwacha to keep it', 'pays', 8],
    ['We sold 18 ice boxes. 15 women came back to pay the rest.', 'pays', 18],
    ['40 families pay 20 shillings a can to the cart men', 'desk', 0],
    ['Parents pay us late or never', 'desk', 0],
    ['They would pay us 500 shillings', 'desk', 0],
    ['6 shops promised to pay us next month', 'desk', 0],
    ['I spoke with 14 farmers', 'says', 14],
  ] as const)('%s', (text, rung, count) => {
    expect(evidenceRung(text)).toMatchObject({ rung, count });
  });
});
