import { describe, expect, it } from 'vitest';
import { numbersInWords, sharesInWords } from '../../src/engine/case/number-values.ts';

describe('numbers in words', () => {
  it.each([
    ['en', 'Four days, and both of them in twenty-five shops.', [4, 25]],
    ['en', 'two hundred and fifty thousand', [250_000]],
    ['fr', 'Quatre-vingt-dix sacs en quatre jours', [94 - 4, 4]],
    ['sw', 'siku nne, wenzangu kumi na wawili, ndoo tatu', [4, 12, 3]],
    ['sw', 'mia mbili na hamsini', [250]],
    ['pt', 'quatro dias e vinte e cinco sacos', [4, 25]],
    ['ar', 'أربعة أيام وخمسة وعشرون كيسا', [4, 25]],
    ['en', 'Two thirds of the women, three quarters of the men.', []],
    ['en', 'two billion in hundreds of shops', [2_000_000_000]],
    ['ar', 'مئتا كيس، خمسمئة كيس', [500]],
  ] as const)('%s: %s', (language, text, numbers) => expect(numbersInWords(text, language)).toEqual(numbers));

  it.each([
    ['en', 'Two thirds of them, and half of these', [2 / 3, 1 / 2]],
    ['fr', 'les deux tiers, la moitié', [2 / 3, 1 / 2]],
    ['fr', 'Fais demi-tour après un demi sac', [1 / 2]],
    ['sw', 'Robo tatu ya wanawake, theluthi mbili, nusu', [2 / 3, 3 / 4, 1 / 2]],
    ['pt', 'três quartos, a metade', [3 / 4, 1 / 2]],
    ['ar', 'ثلاثة أرباع النساء ونصف الرجال', [3 / 4, 1 / 2]],
    ['ar', 'خمس المزارعين', [1 / 5]],
    ['ar', 'خمس دجاجات', []],
  ] as const)('shares in %s: %s', (language, text, shares) => expect(sharesInWords(text, language)).toEqual(shares));
});
