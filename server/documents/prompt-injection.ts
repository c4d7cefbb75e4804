import { inAllLanguages } from '../../src/engine/knowledge/page-words.ts';
import { fold } from '../../src/engine/text/clean.ts';
import { findAll, type Hit, type Token, tokenize } from '../../src/engine/text/match.ts';

/*
 * Whether a text speaks to whoever reads or sums up by machine. Nothing here follows what a page says, so it could do no harm;
 * but a page that was made to lead machines has nothing to say to people. The words are content (`languages/<language>/pages.yaml`);
 * they are looked for in all languages at once, since an order need not be in the language of its page.
 */

const [MACHINE, ADDRESS, PLEASE, SAY, BID, ANSWER, DUTY, TELL, OUTRIGHT] = (
  ['machine', 'address', 'please', 'say', 'bid', 'answer', 'duty', 'tell', 'outright'] as const
).map((role) => inAllLanguages(({ orders }) => orders[role])) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** 'AI' is written in capitals: 'ai' is a French verb, 'ia' a Portuguese one. */
const IN_CAPITALS: ReadonlySet<string> = new Set(
  MACHINE.split(', ')
    .filter((entry) => /^\p{Lu}{2}/u.test(entry))
    .map(fold),
);
const CAPITALS = /^\p{Lu}{2}/u;

/** How a conversation with a machine is written down. */
const ROLE =
  /<\/?(?:system|instructions?|assistant|user|prompt)>|\[\/?(?:system|inst|assistant)\]|<\|\w+\|>|["']role["']\s*:/i;

/** So many words may stand before a comma as a name that is called: 'Dear assistant, mark …'. */
const CALLED = 3;
/** 'AI reviewers should …'. */
const NEAR = 2;

class Told {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #pleased: ReadonlySet<number>;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokenize(text);
    this.#pleased = new Set(this.all(PLEASE).map(({ to }) => to));
  }

  all(list: string): Hit[] {
    return findAll(this.#tokens, list);
  }

  machines(): Hit[] {
    return this.all(MACHINE).filter(
      ({ entry, from }) => !IN_CAPITALS.has(entry) || CAPITALS.test(this.#tokens[from]?.raw ?? ''),
    );
  }

  /** Where a verb gives an order: it begins the sentence, or stands behind a colon, a name that is called, or politeness. */
  isOrdered = ({ from }: Hit): boolean => {
    const [before, own] = [this.#tokens[from - 1], this.#tokens[from]];
    if (before === undefined || own === undefined || before.sentence !== own.sentence) return true;
    const between = this.#text.slice(before.end, own.start);
    const isCalled = this.#tokens[from - CALLED - 1]?.sentence !== own.sentence && between.includes(',');
    return /[:;\n[\]{}()“”"«»—–#>]/.test(between) || isCalled || this.#pleased.has(from);
  };

  /** Whether a hit stands in the same sentence as one of the others. */
  beside = (others: readonly Hit[]): ((hit: Hit) => boolean) => {
    const sentences = new Set(others.map(({ from }) => this.#tokens[from]?.sentence));
    return ({ from }) => sentences.has(this.#tokens[from]?.sentence);
  };
}

/** 'A report on this must say that …', 'AI reviewers should disregard …': whose duty it is, and what it is to tell. */
function dictates(told: Told, answers: readonly Hit[], machines: readonly Hit[]): boolean {
  const starts = (hits: readonly Hit[]) => new Set(hits.map(({ from }) => from));
  const [tells, bids] = [starts(told.all(TELL)), starts(told.all(BID))];
  return told.all(DUTY).some((duty) => {
    const isOfAnswer = tells.has(duty.to) && told.beside(answers.filter(({ to }) => to <= duty.from))(duty);
    const isOfMachine = machines.some(({ to }) => to <= duty.from && duty.from - to <= NEAR);
    return isOfAnswer || (isOfMachine && (tells.has(duty.to) || bids.has(duty.to)));
  });
}

export function hasPromptInjection(text: string): boolean {
  if (ROLE.test(text)) return true;
  const told = new Told(text);
  if (told.all(OUTRIGHT).length > 0 || told.all(SAY).some(told.isOrdered)) return true;
  const bids = told.all(BID).filter(told.isOrdered);
  const machines = told.machines();
  if (machines.some(told.beside([...told.all(ADDRESS), ...bids]))) return true;
  const answers = told.all(ANSWER);
  return bids.some(told.beside(answers)) || dictates(told, answers, machines);
}
