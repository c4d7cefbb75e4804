import { singular } from '../text/words.ts';
import { isDelay } from './delays.ts';
import { isIncome } from './flows.ts';
import { besideIncome, countedPart, outstanding } from './own-beside.ts';
import type { Ledger, OwnInput, OwnSum } from './own-ledger.ts';
import { isPeopleNoun } from './people.ts';
import type { FounderNumber, Per } from './types.ts';

/*
 * What the founder's own numbers give when they are multiplied: only where one's unit is the other's ('12 sacks a
 * family' and '20,000 francs a sack'), never a guess of ours. What a product means is said in his words beside it.
 */
const before = (n: FounderNumber): string => n.context.slice(0, Math.max(0, n.context.indexOf(n.words.toLowerCase())));
const after = (n: FounderNumber): string =>
  n.context.slice(Math.max(0, n.context.indexOf(n.words.toLowerCase())) + n.words.length);

const nounOf = (n: FounderNumber): string => {
  const words = n.noun.split(' ').filter((w) => w !== '');
  const stop = words.findIndex((w) =>
    /^(?:a|an|per|each|every|in|of|for|at|on|and|to|the|of|die|that|who|is|are|from|with)$/.test(w),
  );
  const kept = (stop < 0 ? words : words.slice(0, stop)).slice(0, 2);
  return kept.join(' ');
};
const unitOf = (n: FounderNumber): string => singular(nounOf(n).split(' ').at(-1) ?? '');
/** 'A litre is 150 shillings'. */
const PRICED = /\b(?:a|an|one|each|every) ([a-z]+)(?: of [a-z]+)? (?:is|costs?|sells for|goes for|brings|pays) $/;
const perOf = (n: FounderNumber): string => (n.rate ? '' : singular(n.per || (PRICED.exec(before(n))?.[1] ?? '')));
/** ' a month', ' a crate'. */
export const tailOf = (n: FounderNumber): string => {
  const per = n.rate ?? perOf(n);
  return per === '' ? '' : ` ${/^(?:[aeio]|hour)/.test(per) ? 'an' : 'a'} ${per}`;
};
const tail = tailOf;
const PEOPLE_ONLY =
  /^(?:members?|people|families|households|children|pupils|students|tenants|drivers|workers|farmers|women|men|shops|homes|houses|seats|rooms|beds|stalls|boats|bikes|plots|customers|clients|singers|players|patients|teachers|schools)$/;
const MONTH_DAYS = 30;
const KEEPS = /\b(?:keeps?|takes?|cuts?|deducts?|removes?|holds? back) (?:only )?$/;

/** What a share is a share of: 'a third of their sacks' gives 'sack'. */
function wholeOf(n: FounderNumber): string {
  if (/ out of |^\d+ of every|of every| in /.test(n.words)) {
    const counted = /^(?:\S+) ([a-z]+) (?:out of|in)/.exec(n.words)?.[1] ?? '';
    return singular(counted) || 'hundred';
  }
  const rest = after(n).replace(/^\s*(?:of )?(?:the |their |our |his |her |its |each |every |what |all |my )*/, '');
  const words = rest.match(/^[a-z'-]+(?: [a-z'-]+){0,2}/)?.[0].split(' ') ?? [];
  const stop = words.findIndex((w) =>
    /^(?:is|are|they|we|i|he|she|to|in|at|on|by|for|with|from|cannot|break|breaks|melts?|that|which|and|of|because|when|since|so|but|as)$/.test(
      w,
    ),
  );
  const kept = stop < 0 ? words : words.slice(0, stop);
  // 'Half of what they earn'.
  return singular(kept.at(-1) ?? /^(?:they|we|i|he|she) (?:earn|sell|get|take)/.exec(rest)?.[0].split(' ')[1] ?? '');
}

const EARNED =
  /^(?:salary|wage|pay|income|earn|money|ticket|booking|price|sale|sales|hundred|sell|takings|rent|fee|loan)$/;
const NEVER_PART = /^(?:year|month|week|day|time|night|season|class|morning|hour|term|hundred people)$/;

/** The sum that later ones go on from. */
interface Whole {
  readonly at: number;
  readonly per: string;
  /** What it is the price of, where that was said. */
  readonly unit: string;
}

/** At most this many lines: more would be a table of everything. */
const MOST = 4;

export function ownSums(numbers: readonly FounderNumber[], isLocal: (n: FounderNumber) => boolean): OwnSum[] {
  const sums: OwnSum[] = [];
  const used = new Set<FounderNumber>();
  const ids = new Map<FounderNumber, string>();
  const input = (number: FounderNumber): OwnInput => {
    const id = ids.get(number) ?? `n${ids.size + 1}`;
    ids.set(number, id);
    used.add(number);
    return { id, number, noun: number.kind === 'count' ? nounOf(number) : '' };
  };
  const add = (sum: OwnSum) => {
    if (sums.length < MOST) sums.push(sum);
    return sums.length;
  };
  const multiplied = (count: FounderNumber, money: FounderNumber, per: string, unit = ''): Whole => {
    const inputs = [input(count), input(money)] as const;
    const expression = inputs.map(({ id }) => id).join(' * ');
    const at = add({ expression, inputs, from: null, kind: 'money', noun: '', per, how: 'times' });
    return { at, per, unit };
  };
  const ledger: Ledger = { input, add, used };
  const allMoney = numbers.filter((n) => n.kind === 'money' && isLocal(n));
  // What is earned is no price and no cost: nothing is multiplied by a salary.
  const money = allMoney.filter((n) => !isIncome(n));
  const earned = allMoney.find(isIncome);
  const counts = numbers.filter((n) => n.kind === 'count' && n.value > 0);
  const shares = numbers.filter((n) => n.kind === 'share' && n.value < 1);
  const price = money.find((m) => perOf(m) !== '' && perOf(m) !== 'time');
  const flow = money.find((m) => m.rate !== null);
  let whole: Whole | null = null;

  // So many of a thing, and the price of one.
  const counted = price
    ? counts.find(
        (c) =>
          unitOf(c) === perOf(price) ||
          (perOf(price) !== '' &&
            nounOf(c)
              .split(' ')
              .includes(`${perOf(price)}s`)),
      )
    : undefined;
  if (price && counted) {
    whole = multiplied(counted, price, tail(counted), perOf(price));
  }
  // So many people, and what each gives in a month.
  const heads =
    flow && !whole
      ? counts
          .filter((c) => c.rate === null && c.per === '' && PEOPLE_ONLY.test(nounOf(c)) && c.value > 1)
          .sort((a, b) => b.value - a.value)[0]
      : undefined;
  if (flow && heads && !counted) {
    whole = multiplied(heads, flow, tail(flow));
  }
  // 'Eleven unpaid orders, 2,800 each'.
  const apiece = money.find((m) => /^\s*each\b(?! (?:time|day|week|month|year))/.test(after(m)));
  const several =
    apiece && !whole
      ? counts.find(
          (c) => c.rate === null && c.value > 1 && nounOf(c) !== '' && numbers.indexOf(c) < numbers.indexOf(apiece),
        )
      : undefined;
  if (apiece && several && !used.has(apiece)) {
    whole = multiplied(several, apiece, '');
  }
  // So much each time, and so many times.
  const rate = numbers.find(
    (n) =>
      n.kind === 'rate' &&
      n.value > 1 &&
      n.rate !== null &&
      /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|twice)/.test(n.words),
  );
  const each = money.find(
    (m) =>
      m.rate === null &&
      (/^(?:time|trip|visit|go|journey|crossing|load|turn|junction|stop|gate|checkpoint|roadblock|call|ride)$/.test(
        perOf(m),
      ) ||
        (perOf(m) === '' && rate !== undefined && m.context.includes(rate.words.toLowerCase()))),
  );
  if (rate && each && !used.has(each)) {
    const made = multiplied(rate, each, ` a ${rate.rate}`);
    whole ??= made;
  }
  // A part of it.
  for (const share of shares.slice(0, 2)) {
    const of = wholeOf(share);
    if (NEVER_PART.test(of) || (isPeopleNoun(of) && of !== '')) continue;
    if (whole && (whole.unit === of || EARNED.test(of) || whole.unit !== '')) {
      const s = input(share);
      const at = add({
        expression: `${s.id} * own${whole.at}`,
        inputs: [s],
        from: whole.at,
        kind: 'money',
        noun: '',
        per: whole.per,
        how: 'part',
      });
      whole = { ...whole, at };
      break;
    }
    const sum = EARNED.test(of)
      ? (earned ?? flow ?? price)
      : price && !/^(?:hour|day|trip|journey|job|ride|visit|time)$/.test(perOf(price))
        ? price
        : undefined;
    const goods = EARNED.test(of)
      ? undefined
      : counts.find((c) => (c.rate !== null || c.per !== '') && !isPeopleNoun(unitOf(c)));
    if (sum) {
      const [s, m] = [input(share), input(sum)];
      const at = add({
        expression: `${s.id} * ${m.id}`,
        inputs: [s, m],
        from: null,
        kind: 'money',
        noun: '',
        per: tail(sum),
        how: 'part',
      });
      whole ??= { at, per: tail(sum), unit: '' };
      break;
    }
    if (goods) {
      const [s, c] = [input(share), input(goods)];
      add({
        expression: `${s.id} * ${c.id}`,
        inputs: [s, c],
        from: null,
        kind: 'count',
        noun: nounOf(goods),
        per: tail(goods),
        how: 'part',
      });
      break;
    }
  }
  // Months of it.
  const stretch = numbers.find(
    (n) =>
      n.kind === 'days' &&
      n.value >= MONTH_DAYS &&
      n.value % MONTH_DAYS === 0 &&
      /^(?:months?|mois)\b/.test(n.noun) &&
      !isDelay(n),
  );
  if (flow?.rate === 'month' && stretch && !used.has(flow)) {
    const [d, m] = [input(stretch), input(flow)];
    add({
      expression: `${d.id} / ${MONTH_DAYS} * ${m.id}`,
      inputs: [d, m],
      from: null,
      kind: 'money',
      noun: '',
      per: '',
      how: 'stretch',
    });
  }
  // Two sums of one kind, told apart; or a part kept back of a pay.
  for (const m of money) {
    const other = counts.find(
      (c) =>
        c !== m &&
        c.context.includes(m.words.toLowerCase()) &&
        numbers.indexOf(c) > numbers.indexOf(m) &&
        (c.noun === '' || /^(?:in|the|now|today|instead|of (?:it|that|this|them))\b/.test(c.noun)) &&
        !used.has(c),
    );
    if (!other) continue;
    const [a, b] = [input(m), input(other)];
    if ((KEEPS.test(before(other)) || /^of (?:it|that|this|them)\b/.test(other.noun)) && other.value < m.value)
      add({
        expression: `${b.id} / ${a.id}`,
        inputs: [b, a],
        from: null,
        kind: 'share',
        noun: '',
        per: '',
        how: 'kept',
      });
    else if (other.value > m.value)
      add({
        expression: `${b.id} - ${a.id}`,
        inputs: [a, b],
        from: null,
        kind: 'money',
        noun: '',
        per: tail(m),
        how: 'apart',
      });
    else
      add({
        expression: `${a.id} - ${b.id}`,
        inputs: [a, b],
        from: null,
        kind: 'money',
        noun: '',
        per: tail(m),
        how: 'apart',
      });
    break;
  }
  countedPart(numbers, ledger);
  besideIncome(allMoney, ledger);
  outstanding(numbers, ledger);
  const [year] = yearOf(whole, flow, used, input);
  if (year) add(year);
  return sums;
}

const IN_A_YEAR: Readonly<Partial<Record<Per, number>>> = { week: 52, month: 12 };

function yearOf(
  whole: { readonly at: number; readonly per: string } | null,
  flow: FounderNumber | undefined,
  used: ReadonlySet<FounderNumber>,
  input: (n: FounderNumber) => OwnInput,
): OwnSum[] {
  const period = (/^ a (week|month)$/.exec(whole?.per ?? '')?.[1] ?? '') as Per;
  if (whole && IN_A_YEAR[period])
    return [
      {
        expression: `own${whole.at} * ${IN_A_YEAR[period]}`,
        inputs: [],
        from: whole.at,
        kind: 'money',
        noun: '',
        per: ' a year',
        how: 'year',
      },
    ];
  if (whole || !flow?.rate || !IN_A_YEAR[flow.rate] || used.has(flow)) return [];
  const m = input(flow);
  return [
    {
      expression: `${m.id} * ${IN_A_YEAR[flow.rate]}`,
      inputs: [m],
      from: null,
      kind: 'money',
      noun: '',
      per: ' a year',
      how: 'year',
    },
  ];
}
