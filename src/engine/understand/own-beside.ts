import { isDelay } from './delays.ts';
import { isBill, isCost, isIncome } from './flows.ts';
import type { Ledger } from './own-ledger.ts';
import type { FounderNumber, Per } from './types.ts';

/*
 * What the founder's numbers say beside their products: the part he counted, a cost against what is earned, and what is
 * out of hand while somebody pays late.
 */
const DAYS: Readonly<Record<Per, number>> = { day: 1, week: 7, month: 30, term: 90, season: 120, year: 365 };

/** '3 of 12 chicks' is 25%: said as counted, for whoever would count again. */
export function countedPart(numbers: readonly FounderNumber[], { input, add, used }: Ledger): void {
  const share = numbers.find((n) => n.kind === 'share' && n.of !== undefined && n.value < 1 && !used.has(n));
  if (!share || /%/.test(share.words)) return;
  const s = input(share);
  add({ expression: `${s.id} * 1`, inputs: [s], from: null, kind: 'share', noun: '', per: '', how: 'counted' });
}

/** A rent, a bill or a price beside a salary: which part of it, or how many months of it. */
export function besideIncome(money: readonly FounderNumber[], { input, add }: Ledger): void {
  const income = money.find(isIncome);
  const cost =
    money.find(isBill) ??
    money.find((m) => !isIncome(m) && m.rate !== null) ??
    money.find((m) => isCost(m) && m.rate === null && m.per === '');
  if (!income || !cost) return;
  const earnedIn = income.rate ?? 'month';
  if (income.rate === null && income.per !== '') return;
  const isSame = cost.rate === earnedIn;
  if (cost.rate !== null && !isSame) return;
  const [c, i] = [input(cost), input(income)];
  add({
    expression: `${c.id} / ${i.id}`,
    inputs: [c, i],
    from: null,
    kind: isSame ? 'share' : 'count',
    noun: isSame ? '' : `${earnedIn}s`,
    per: '',
    how: 'against',
  });
}

const SOLD =
  /\b(?:sell|sells|sold|supply|supplies|deliver|delivers|make|makes|bake|bakes|produce|produces|vend\w+|livr\w+|fabriqu\w+|produi\w+)\b[^,;]{0,30}$/;

/** Sold by the week and paid after so many days: that much is always out, and somebody must bear it. */
export function outstanding(numbers: readonly FounderNumber[], { input, add, used }: Ledger): void {
  const delay = numbers.find(isDelay);
  const sold = numbers.find(
    (n) =>
      (n.kind === 'count' || (n.kind === 'money' && !isIncome(n))) &&
      n.rate !== null &&
      SOLD.test(n.context.slice(0, Math.max(0, n.context.indexOf(n.words.toLowerCase())))),
  );
  if (!delay || !sold?.rate || used.has(delay)) return;
  const [d, s] = [input(delay), input(sold)];
  add({
    expression: `${d.id} / ${DAYS[sold.rate]} * ${s.id}`,
    inputs: [d, s],
    from: null,
    kind: sold.kind === 'money' ? 'money' : 'count',
    noun: s.noun,
    per: '',
    how: 'owed',
  });
}
