import { LANGUAGES, type Language } from '../../../content/schema/language.ts';
import { fold } from '../text/clean.ts';

/** Words for numbers and what they are worth, folded; above them what makes numbers larger. One is left out: it is mostly an article. */
const WORTH: Readonly<Record<Language, string>> = {
  en: 'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 dozen 12 hundred 100 thousand 1000 million 1000000',
  fr: 'deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 octante 80 huitante 80 nonante 90 dizaine 10 douzaine 12 quinzaine 15 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 soixantaine 60 centaine 100 cent 100 cents 100 mille 1000 millier 1000 million 1000000 millions 1000000',
  sw: 'mbili 2 wawili 2 mawili 2 miwili 2 viwili 2 tatu 3 watatu 3 matatu 3 mitatu 3 vitatu 3 nne 4 wanne 4 manne 4 minne 4 vinne 4 tano 5 watano 5 matano 5 mitano 5 vitano 5 sita 6 saba 7 nane 8 wanane 8 manane 8 minane 8 vinane 8 tisa 9 kumi 10 ishirini 20 thelathini 30 arobaini 40 hamsini 50 sitini 60 sabini 70 themanini 80 tisini 90 mia 100 elfu 1000 laki 100000 milioni 1000000',
  pt: 'dois 2 duas 2 tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quatorze 14 quinze 15 dezasseis 16 dezesseis 16 dezassete 17 dezessete 17 dezoito 18 dezanove 19 dezenove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 dezena 10 duzia 12 cem 100 cento 100 centena 100 duzentos 200 duzentas 200 trezentos 300 trezentas 300 quatrocentos 400 quinhentos 500 seiscentos 600 setecentos 700 oitocentos 800 novecentos 900 mil 1000 milhar 1000 milhare 1000 milhao 1000000 milhoes 1000000',
  ar: 'اثنان 2 اثنين 2 اثنتان 2 اثنتين 2 ثلاث 3 ثلاثة 3 اربع 4 اربعة 4 خمس 5 خمسة 5 ست 6 ستة 6 سبع 7 سبعة 7 ثمان 8 ثماني 8 ثمانية 8 تسع 9 تسعة 9 عشر 10 عشرة 10 عشرون 20 عشرين 20 ثلاثون 30 ثلاثين 30 اربعون 40 اربعين 40 خمسون 50 خمسين 50 ستون 60 ستين 60 سبعون 70 سبعين 70 ثمانون 80 ثمانين 80 تسعون 90 تسعين 90 مئة 100 مائة 100 الف 1000 الاف 1000 مليون 1000000 ملايين 1000000',
};
const TABLES = Object.fromEntries(
  LANGUAGES.map((language) => {
    const words = (WORTH[language] ?? '').split(' ');
    return [
      language,
      new Map(words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])] as const] : []))),
    ];
  }),
) as Record<string, ReadonlyMap<string, number>> as Record<Language, ReadonlyMap<string, number>>;

/** What a word for a number is worth, in any of the languages. */
export const WORTH_OF: ReadonlyMap<string, number> = new Map(LANGUAGES.flatMap((language) => [...TABLES[language]]));

const JOINS: ReadonlySet<string> = new Set(['and', 'et', 'e', 'na']);
/** What multiplies the number beside it: before it, in Swahili behind it. */
const SCALE_FROM = 100;

const arabic = (text: string): string => text.replace(/[أإآ]/g, 'ا').replace(/ـ/g, '');
const wordsOf = (text: string): string[] => arabic(fold(text)).match(/\p{L}+|[^\p{L}\s-]+/gu) ?? [];

const worth = (word: string, language: Language): number | undefined => {
  const table = TABLES[language];
  return table.get(word) ?? (language === 'ar' ? table.get(word.replace(/^[وبلف]?(?:ال)?/, '')) : undefined);
};

/** The numbers that a text gives in words, from three on: two is as often 'both' or 'twice'. */
export function numbersInWords(text: string, language: Language): number[] {
  const found: number[] = [];
  let [total, current, isRun] = [0, 0, false];
  const end = () => {
    if (isRun && total + current > 2) found.push(total + current);
    [total, current, isRun] = [0, 0, false];
  };
  const words = wordsOf(withoutShares(text, language));
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const value = worth(word, language);
    if (value === undefined) {
      const next = words[i + 1];
      if (!(isRun && JOINS.has(word) && next !== undefined && worth(next, language) !== undefined)) end();
      continue;
    }
    if (language === 'sw' && value >= SCALE_FROM) {
      const next = worth(words[i + 1] ?? '', language);
      if (next !== undefined && next < value) i += 1;
      total += value * (next !== undefined && next < value ? next : 1);
    } else if (value >= 1000) {
      total += Math.max(1, current) * value;
      current = 0;
    } else if (value === SCALE_FROM || (value === 20 && language === 'fr' && current === 4)) {
      current = Math.max(1, current) * value;
    } else if (isRun && current > 0 && current < 10 && value < SCALE_FROM) {
      // 'three, four': two numbers beside each other. Arabic says 'five and twenty', and 'three ten' for thirteen.
      if (language !== 'ar') end();
      current += value;
    } else current += value;
    isRun = true;
  }
  end();
  return found;
}

/** How shares are said: [pattern, what it is worth], the longest first; folded. */
const SHARES: Readonly<Record<Language, readonly (readonly [pattern: string, value: number])[]>> = {
  en: [
    ['two[ -]thirds', 2 / 3],
    ['three[ -](?:quarters|fourths)', 3 / 4],
    ['two[ -]fifths', 2 / 5],
    ['three[ -]fifths', 3 / 5],
    ['four[ -]fifths', 4 / 5],
    ['(?:a|one)[ -]third', 1 / 3],
    ['(?:a|one)[ -]quarter', 1 / 4],
    ['(?:a|one)[ -]fifth', 1 / 5],
    ['(?:a|one)[ -]tenth', 1 / 10],
    ['half|halves', 1 / 2],
  ],
  fr: [
    ['deux[ -]tiers', 2 / 3],
    ['trois[ -]quarts', 3 / 4],
    ['deux[ -]cinquiemes', 2 / 5],
    ['trois[ -]cinquiemes', 3 / 5],
    ['quatre[ -]cinquiemes', 4 / 5],
    ['(?:un|le)[ -]tiers', 1 / 3],
    ['(?:un|le)[ -]quart', 1 / 4],
    ['(?:un|le)[ -]cinquieme', 1 / 5],
    ['(?:un|le)[ -]dixieme', 1 / 10],
    ['moitie|demie?', 1 / 2],
  ],
  sw: [
    ['theluthi mbili|thuluthi mbili', 2 / 3],
    ['robo tatu', 3 / 4],
    ['theluthi(?: moja)?|thuluthi(?: moja)?', 1 / 3],
    ['robo(?: moja)?', 1 / 4],
    ['nusu', 1 / 2],
  ],
  pt: [
    ['dois tercos', 2 / 3],
    ['tres quartos', 3 / 4],
    ['dois quintos', 2 / 5],
    ['tres quintos', 3 / 5],
    ['quatro quintos', 4 / 5],
    ['um terco', 1 / 3],
    ['um quarto', 1 / 4],
    ['um quinto', 1 / 5],
    ['um decimo', 1 / 10],
    ['metade', 1 / 2],
  ],
  ar: [
    ['(?:ال)?ثلث(?:ان|ين|ي|ا)', 2 / 3],
    ['ثلاث[ةه]? (?:ال)?ارباع', 3 / 4],
    ['(?:ال)?ثلث', 1 / 3],
    ['(?:ال)?ربع', 1 / 4],
    ['(?:ال)?خمس(?= (?:ال))', 1 / 5],
    ['(?:ال)?نصف', 1 / 2],
  ],
};

const BEFORE = '(?<!\\p{L})(?:[وبلف](?=\\p{Script=Arabic}))?';
const patternsOf = (language: Language) =>
  SHARES[language].map(([pattern, value]) => [new RegExp(`${BEFORE}(?:${pattern})(?!\\p{L})`, 'gu'), value] as const);
const built = new Map<Language, ReturnType<typeof patternsOf>>();

/** The shares that a text gives in words, and what is left of it, folded. */
function sharesAndRest(
  text: string,
  language: Language,
): { readonly shares: readonly number[]; readonly rest: string } {
  const patterns = built.get(language) ?? patternsOf(language);
  built.set(language, patterns);
  const shares: number[] = [];
  const rest = patterns.reduce(
    (left, [pattern, value]) =>
      left.replace(pattern, () => {
        shares.push(value);
        return ' , ';
      }),
    arabic(fold(text)).replace(/\s+/g, ' '),
  );
  return { shares, rest };
}
const withoutShares = (text: string, language: Language): string => sharesAndRest(text, language).rest;

/** 'Half', 'two thirds': the shares that a text gives in words. */
export const sharesInWords = (text: string, language: Language): readonly number[] =>
  sharesAndRest(text, language).shares;
