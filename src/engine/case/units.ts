import type { CaseReading, CaseSum } from '../../contract/case.ts';
import { ExpressionError, evaluate, namesIn } from '../calc/expression.ts';
import { PLACES, SHARED_MONEY } from '../knowledge/places.ts';
import { CURRENCY, findNumbers } from '../reading/numbers.ts';
import { fold } from '../text/clean.ts';

/** Money in general, and by its names; 'MT' is as often metric tons. */
const MONEY = new RegExp(
  `(?<!\\p{L})(?:${[
    CURRENCY.replace('mt(?! (?:of|de|ya) )|', ''),
    'money|cash|currency|(?:us )?cents?|centimes?|argent|dinheiro|pesa|hela|shilingi|faranga|جنيهات|جنيه|دراهم|درهم|دنانير|دينار|شلن|فرنك|ريال|نقود',
    ...[...PLACES.flatMap(({ money }) => money ?? []), ...SHARED_MONEY.flatMap(({ words }) => words)].map(fold),
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** Ten per cent are no cents. */
const withoutShares = (text: string): string => text.replace(/\b(?:per|pour) cents?\b/giu, '%');
const namesMoney = (text: string): boolean => MONEY.test(fold(withoutShares(text)));

/** Letters by which 'shillings' and 'shilingi' are one. */
const STEM = 4;
const IN_GENERAL = /^(?:money|cash|curr|arge|dinh|pesa|hela|نقود)/;
/** Which money a text names, each by the beginning of its name. */
export const moneyIn = (text: string): string[] =>
  [...fold(text).matchAll(new RegExp(MONEY.source, 'gu'))]
    .map(([name]) => name.slice(0, STEM))
    .filter((name) => !IN_GENERAL.test(name));

const SOLD =
  /(?<!\p{L})(?:sales|sell|sells|sold|takings|turnover|revenue|mauzo|unauza|mnauza|ventes?|vends|vendez|chiffre d'affaires|vendas?|vendes?|مبيعات|تبيع)(?!\p{L})/u;
const PROFIT = /(?<!\p{L})(?:profits?|faida|benefices?|lucros?|ربح|ارباح)(?!\p{L})/u;
/** Whether `told` is of what is sold, and `called` calls it the profit, which is what is left of it. */
export const isCalledProfit = (told: string, called: string): boolean =>
  SOLD.test(fold(told)) && !PROFIT.test(fold(told)) && PROFIT.test(fold(called)) && !SOLD.test(fold(called));

/** What is money by its name, where no unit says so. */
const AMOUNT =
  /^(?:(?:the|a|total|average|daily|weekly|monthly|yearly)\s+)*(?:price|cost|profit|income|earnings|revenue|turnover|takings|wages?|salary|rent|fee|fare|bill|expenses?|savings?|loan|debt|deposit)s?\b/i;
const SHARE = /%|\bper ?cent|\bshare\b|\bmargin\b/i;

type Input = CaseSum['inputs'][number];

/** A hundredth of its money. */
const CENTS = /(?<!\p{L})(?:cents?|centimes?|¢)(?!\p{L})/iu;

/** 'Francs for one dollar': one money in another is a plain number. */
const EXCHANGE =
  /\bexchange rate\b|\btaux de change\b|(?<!\p{L})(?:for|per|to|pour|par|por|kwa) (?:one |each |1 |un |um )?(?:us )?(?:dollars?|dollar us|dolares?|dólares?|dola|euros?|pounds?|rand|usd|eur|\$)(?!\p{L})/iu;

const isExchange = ({ label, unit }: Input): boolean => EXCHANGE.test(`${label} ${unit}`);

function isMoney({ figure, label, unit }: Input, figures: CaseReading['figures']): boolean {
  const { words = '', about = '' } = figures.find(({ id }) => id === figure) ?? {};
  if (namesMoney(unit) || CENTS.test(withoutShares(words)) || findNumbers(words).some(({ kind }) => kind === 'money'))
    return true;
  const isAmount = AMOUNT.test(about) || (unit === '' && (AMOUNT.test(label) || namesMoney(about)));
  return isAmount && !SHARE.test(`${unit} ${label} ${about}`);
}

/** Whether something counted in cents comes to what is called whole money, and nothing is divided by a hundred. */
function isOfCents({ inputs, unit, expression }: CaseSum, figures: CaseReading['figures']): boolean {
  const isInCents = (input: Input) => {
    const words = figures.find(({ id }) => id === input.figure)?.words ?? '';
    return CENTS.test(withoutShares(`${input.unit} ${words}`));
  };
  return inputs.some(isInCents) && !CENTS.test(unit) && namesMoney(unit) && !/100(?!\d)|0\.01/.test(expression);
}

/** Any two will do. */
const SCALES = [2, 3] as const;
/** So that nothing cancels out by chance. */
const PRIMES = [7, 11, 13, 17, 19, 23] as const;
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/**
 * What is wrong with what a sum counts, in words that it can be mended by; '' where nothing is. Where all money is counted in
 * coins of half the size, a sum of money doubles and a count stays: whatever does neither adds or multiplies what does not fit.
 */
export function faultOfUnits(sum: CaseSum, figures: CaseReading['figures']): string {
  const aboutOf = (id: string | null) => figures.find((one) => one.id === id)?.about ?? '';
  if (sum.inputs.some(({ figure, label }) => isCalledProfit(aboutOf(figure), label))) return 'takes sales for a profit';
  if (isOfCents(sum, figures))
    return 'counts cents and calls them whole money: divide by 100, or name cents as its unit';
  const counted = sum.inputs.filter((input) => !isExchange(input));
  const known = counted.filter((input) => isMoney(input, figures));
  // 'F', where a price is given in 'F'.
  const isOfTheirs = (unit: string) => unit !== '' && known.some((input) => input.unit === unit);
  const money = counted.flatMap((one) => (known.includes(one) || isOfTheirs(one.unit) ? [one.name] : []));
  const isOfMoney = namesMoney(sum.unit) || isOfTheirs(sum.unit);
  const used = namesIn(sum.expression);
  const at = (scale: number) =>
    evaluate(
      sum.expression,
      Object.fromEntries(used.map((name, i) => [name, (PRIMES[i] ?? 29) * (money.includes(name) ? scale : 1)])),
    );
  try {
    const one = at(1);
    const grows = (degree: number) => SCALES.every((scale) => isClose(at(scale), one * scale ** degree));
    const isAmount = grows(1);
    if (grows(-1)) return 'divides by money: turn it round';
    if (!isAmount && !grows(0)) return 'multiplies money by money, or adds money to what is none';
    if (isAmount && !isOfMoney) return 'comes to money, and its unit names none';
    return !isAmount && isOfMoney ? 'has money as its unit, and comes to none' : '';
  } catch (error) {
    if (error instanceof ExpressionError) return '';
    throw error;
  }
}
