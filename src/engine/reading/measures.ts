import type { Playbook, SizeInput } from '../../../content/schema/playbook.ts';
import { namesIn } from '../calc/expression.ts';
import { tokenize } from '../text/match.ts';
import { singular } from '../text/words.ts';
import { clauseAfter, clauseBefore } from './flows.ts';
import type { FounderNumber } from './types.ts';

/*
 * '150 a gorogoro' times '90 bags' is nothing: a price and a count are multiplied in one measure only. How many of one make
 * another differs from market to market, so none is turned into another.
 */

/** By what things are sold and counted; several names of one stand together. */
const MEASURES =
  'bag sack sac gunia saco,kg kilo kilogram,gram,tonne ton,litre liter,crate,basket,box carton,bunch,basin,bucket,tin debe,gorogoro,can jerrycan,drum,tray,bundle,bale,acre,hectare,dozen,cup,bowl,bottle,sachet,packet,piece';
const NAMES = new Map(
  MEASURES.split(',').flatMap((names) => names.split(' ').map((name, _, [first = '']) => [name, first] as const)),
);

const measuresIn = (words: string): string[] => tokenize(words).flatMap(({ word }) => NAMES.get(singular(word)) ?? []);

/** By what a price is told: '150 a gorogoro', 'a gorogoro costs 150'; else by what it was asked for, where that is one. */
export function measureOfPrice({ label }: SizeInput, n: FounderNumber): string | undefined {
  const asked = measuresIn(label);
  const told = measuresIn(n.per)[0] ?? measuresIn(clauseAfter(n))[0] ?? measuresIn(clauseBefore(n)).at(-1);
  return told ?? (asked.length === 1 ? asked[0] : undefined);
}

export const measureOfCount = (n: FounderNumber): string | undefined => measuresIn(n.noun)[0];

const OTHER: Readonly<Partial<Record<SizeInput['kind'], SizeInput['kind']>>> = { money: 'count', count: 'money' };

/** The counts of a price, and the prices of a count: what it is multiplied by. */
export function multiplied({ sizing }: Playbook, { id, kind }: SizeInput): SizeInput[] {
  const beside = sizing.loss.map(({ expr }) => namesIn(expr)).find((names) => names.includes(id)) ?? [];
  return sizing.inputs.filter((input) => input.kind === OTHER[kind] && beside.includes(input.id));
}

/** The measure in which a count is wanted: that of its price, where it was told. */
export function measureWanted(
  playbook: Playbook,
  count: SizeInput,
  sizes: Readonly<Record<string, FounderNumber>>,
): string | undefined {
  if (count.kind !== 'count') return undefined;
  const price = multiplied(playbook, count).find(({ id }) => sizes[id] !== undefined);
  const said = price && sizes[price.id];
  return said && measureOfPrice(price, said);
}

/** The founder's numbers without counts in another measure than that of their price. */
export function inOneMeasure(
  playbook: Playbook,
  sizes: Readonly<Record<string, FounderNumber>>,
): Record<string, FounderNumber> {
  const fits = (id: string, n: FounderNumber): boolean => {
    const input = playbook.sizing.inputs.find((one) => one.id === id);
    const [wanted, told] = [input && measureWanted(playbook, input, sizes), measureOfCount(n)];
    return wanted === undefined || told === undefined || wanted === told;
  };
  return Object.fromEntries(Object.entries(sizes).filter(([id, n]) => fits(id, n)));
}
