import type { Asking } from '../../server/model/ask.ts';
import { Budget } from '../../server/model/budget.ts';
import type { ChatAsk, ChatModel, ChatReply } from '../../server/model/port.ts';
import { memoryLog } from './server.ts';

/** What a role answers to its material: an object as JSON, or words as they stand. */
type Script = (material: Record<string, unknown>) => unknown;

export interface ScriptedModel extends ChatModel {
  /** The roles that were asked, in order. */
  readonly asked: string[];
  /** What one role answers from now on. */
  play(role: string, script: Script): void;
}

export const STORY =
  'Bakers in Aba lose bread because flour comes late. I counted 40 loaves of 200 thrown away in one week. I want to share one flour store among six bakers.';

const PROBLEM = {
  heading: 'Late flour and thrown bread among bakers in Aba',
  problem: 'Bakers in Aba throw bread away because flour comes late and the dough misses the morning.',
  chain: [
    'The baker pays the flour seller before delivery and carries the loss alone: {f1}. Find out who decides the hour.',
  ],
  causes: [
    { text: 'Flour comes late.', sign: 'Days with early flour lose as much.' },
    { text: 'Bread is baked for buyers who do not come.', sign: 'Bread runs out on most days.' },
  ],
  instead: [
    { what: 'Bake late and sell cheaply.', draw: 'Nothing is wasted.', limit: 'The price is half.' },
    { what: 'Keep a bag at home.', draw: 'It is there in the morning.', limit: 'It ties up money.' },
  ],
};
export const DOUBTS = {
  want: 'Bakers may prefer to blame the seller and change nothing.',
  pay: 'Ask what a baker paid last month to have flour in time.',
  can: 'A shared store needs somebody whom six bakers trust with the key.',
  breakers: ['Bread is thrown away on days with early flour as well.', 'No two bakers will share a store.'],
  around: [
    {
      factor: 'Legal',
      ask: 'Ask the market office whether flour may be stored there.',
      so: 'A store elsewhere costs a trip.',
    },
  ],
};
const FIELD = {
  unknowns: ['On how many mornings was the flour late?', 'What does a baker lose on such a day?'],
  interview: [
    'When did flour last come late? What did you do?',
    'How many loaves did you throw away that day?',
    'Whom did you tell, and what came of it?',
    'What have you tried or paid for since?',
  ],
  where: 'The bakers of your street before dawn.',
  tests: [
    {
      name: 'Two weeks of mornings',
      hypothesis: 'late flour stands behind most thrown bread.',
      method: 'With 6 bakers, write down the hour of the flour and the loaves thrown away, for 10 days.',
      metric: 'Loaves thrown away on late and on early days.',
      threshold: 'Twice as many on late days for {n:4} of {n:6}.',
      stop: 'No difference after a week.',
      days: 10,
      cost: 15_000,
      money: 'Nigerian naira',
    },
    {
      name: 'One shared bag',
      hypothesis: 'a shared bag saves a morning.',
      method: 'Two bakers share one bag bought the day before.',
      metric: 'Loaves thrown away.',
      threshold: 'Half as many.',
      stop: 'A quarrel about the bag.',
      days: 5,
      cost: 40,
      money: 'US$',
    },
  ],
  end: 'early flour saves no bread, or none of {n:6} bakers puts money into the store.',
};
const ADVICE = {
  sums: [
    {
      id: 's1',
      label: 'loaves thrown away in a month',
      expression: 'week * weeks',
      unit: 'loaves',
      inputs: [
        { name: 'week', label: 'thrown away in one week', figure: 'f1', guess: null, unit: 'loaves' },
        { name: 'weeks', label: 'weeks in a month', figure: null, guess: [4, 4.3, 4.5], unit: '' },
      ],
    },
  ],
  reasons: ['You counted it yourself: {f1} in one week. If early flour saves no bread, this changes.'],
  facts: ['In a month that comes to {s1}.'],
  page: [
    'Tonight: Keep two sacks in reserve, before anything is built.',
    'Your own idea: Your shared store must open before dawn, and it bakes no bread by itself.',
    'Done already: A shared store usually fails over who pays for what is missing; ask whether one of you would keep the list.',
    'Ask a mill: When does the lorry leave, and who is served first?',
    'By hand: Write down the hour of each delivery for two weeks.',
    'The test: Two weeks of mornings decide, by twice as many loaves on late days for 4 of 6.',
    'Turn back if {n:3} of {n:5} bakers leave the list empty.',
  ],
};

const READ = {
  is_problem: true,
  language: 'en',
  countries: ['NGA'],
  place: 'Aba',
  people: 'Bakers in Aba',
  payer: '',
  thing: 'bread',
  idea: 'share one flour store among six bakers',
  cause: 'flour comes late',
  evidence: { rung: 'does', quote: 'I counted 40 loaves of 200 thrown away in one week' },
  figures: [{ words: '40 loaves of 200', about: 'loaves thrown away in a week', value: 40 }],
  questions: [],
  terms: { event: ['late flour'], thing: ['bread'], people: ['bakers'] },
};

const GOOD: Readonly<Record<string, Script>> = {
  read: () => READ,
  plan: () => ({ queries: [{ view: 'those who bear it', words: ['bread', 'waste'], language: 'en' }] }),
  devise: () => ({ numbers: '', works: '', tried: '', ways: [], rival: '', best: '' }),
  draft: () => ({ page: '' }),
  'look-again': () => ({ queries: [] }),
  extract: ({ passages }) => ({
    passages: (passages as { id: string }[]).map(({ id }) => ({
      id,
      bears: 'directly',
    })),
  }),
  'author-problem': () => PROBLEM,
  'author-doubts': () => DOUBTS,
  'author-field': () => FIELD,
  write: () => ADVICE,
  doubt: () => ({ unsupported: [] }),
  mend: ({ doubted }) => ({
    texts: (doubted as { at: string }[]).map(({ at }) => ({ at, text: '' })),
    sums: [],
    tests: [],
  }),
  translate: ({ texts }) => ({ texts }),
  answer: ({ parts }) => ({ answer: 'The report says so.', parts: [(parts as { id: string }[])[0]?.id ?? ''] }),
};

/** A model that plays each role by plain rules; a test makes one of them slow, wrong or malicious. */
export function scriptedModel(context = 16_000): ScriptedModel {
  const scripts: Record<string, Script> = { ...GOOD };
  const asked: string[] = [];
  const complete = async (ask: ChatAsk): Promise<ChatReply> => {
    ask.signal.throwIfAborted();
    const role = ask.form?.name ?? '';
    asked.push(role);
    const material = JSON.parse(ask.prompt.split('\n')[1] ?? '{}') as Record<string, unknown>;
    const said = scripts[role]?.(material);
    return { text: typeof said === 'string' ? said : JSON.stringify(said), tokens: 500 };
  };
  return {
    name: 'scripted',
    context,
    asked,
    play: (role, script) => {
      scripts[role] = script;
    },
    complete,
    async stream(ask, onText) {
      const reply = await complete(ask);
      onText(reply.text);
      return reply;
    },
  };
}

/** All that a role is asked through, with room for any job and nothing kept. */
export const askingOf = (model: ChatModel): Asking => ({
  model,
  budget: new Budget(
    { calls: 60, tokens: 900_000, seconds: 900, money: null, pricePerMillion: 0 },
    { calls: 0, tokens: 0, seconds: 0 },
  ),
  calls: {
    spent: async () => ({ calls: 0, tokens: 0, seconds: 0 }),
    known: async () => undefined,
    keep: async () => {},
    lose: async () => {},
  },
  log: memoryLog().log,
  signal: new AbortController().signal,
  now: () => 0,
});
