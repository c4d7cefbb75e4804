import { describe, expect, it } from 'vitest';
import { faultIn } from '../../src/engine/case/marked.ts';
import { numberInWords } from '../../src/engine/case/number-words.ts';

const TOLD = 'I lose two hundred loaves. Nine in ten bakers say so.';

describe('a number in words', () => {
  it.each([
    ['nine honey traders in ten lose it', 'nine honey traders in ten'],
    ['A fine of two million shillings is due.', 'two million'],
    ['It costs about two hundred thousand shillings.', 'two hundred thousand'],
    ['Some twenty-five shops sell it.', 'twenty-five'],
    ['Thousands of traders know it.', 'thousands'],
    ['They lose ten per cent of it.', 'ten per cent'],
    ['Neuf commerçants sur dix perdent la marchandise.', 'neuf commercants sur dix'],
    ['Une amende de deux cent mille francs est due.', 'deux cent mille'],
    ['Wafanyabiashara tisa kati ya kumi hupoteza mzigo.', 'tisa kati ya kumi'],
    ['Faini ya shilingi milioni mbili kwa kila mtu.', 'milioni mbili'],
    ['Uma multa de duzentos mil meticais para quem não paga.', 'duzentos mil'],
    ['تسعة تجار من كل عشرة', 'تسعة تجار من كل عشرة'],
    ['خمسة وعشرون تاجرا', 'خمسة وعشرون'],
    ['غرامة من مئة دينار', 'مية'],
    ['Une dizaine de commerçants le vendent.', 'une dizaine'],
  ])('that nobody told is found: %s', (text, found) => expect(numberInWords(text, TOLD)).toBe(found));

  it.each([
    'One or both of them, in the first week.',
    'A third of the loaves, half as many, twice a day.',
    'Two of them buy in one shop.',
    'One reading instead of three was heard.',
    'Une seule lecture au lieu de trois.',
    'One trader says that in two weeks.',
    'They seize the goods, and not a cent is left.',
    'What per cent of buyers return?',
    'Six bakers share a store.',
    'Quantos por cento das pessoas voltam?',
    'Pour cent francs de plus ? Non : dix pour tous.',
    'كم في المئة منهم يعود؟',
    'Une quinzaine après la quarantaine.',
    'Demande une avance sur une porte à chaque client de la rue.',
  ])('of ordinary speech may stand: %s', (text) => expect(numberInWords(text, TOLD)).toBe(''));

  it('may stand as the founder wrote it, and in no larger one', () => {
    expect(numberInWords('You lose Two hundred loaves, as nine in ten do.', TOLD)).toBe('');
    expect(numberInWords('You lose two hundred thousand loaves.', TOLD)).toBe('two hundred thousand');
  });

  it('fails a text of a report, beside a mark too', () => {
    const marks = { figures: [], sums: [], passages: [], told: TOLD, named: '' };
    expect(faultIn('Nine traders in ten pay.', marks)).toContain('“nine traders in ten”');
    expect(faultIn('They lose {n:3} thousand.', marks)).toContain('“thousand”');
  });
});
