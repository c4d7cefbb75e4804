import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { languageOf } from '../../src/engine/reading/language.ts';
import { findPlaces } from '../../src/engine/reading/places.ts';
import { tokenize } from '../../src/engine/text/match.ts';

/**
 * How a made model plays its parts. `malicious` asserts whatever it is given, obeys pages and never doubts; so does `sly`, in
 * faultless form, and tells of each quote what it does not say.
 */
export type Manner = 'well' | 'wrong' | 'malicious' | 'sly';

export interface MadeModel {
  readonly port: number;
  /** Every call, in order: its role and material. */
  readonly asked: string[];
  tokens: number;
  onRequest: (count: number) => void;
  held: boolean;
  close(): Promise<void>;
}

interface Passage {
  readonly id: string;
  readonly quote: string;
  readonly country: string;
}
interface Published {
  readonly mark: string;
  readonly quote: string;
}
interface Material {
  readonly text?: string;
  readonly problem?: unknown;
  readonly country?: string;
  readonly passages?: readonly Passage[];
  readonly published?: readonly Published[];
  readonly figures?: readonly { readonly mark: string }[];
  readonly statements?: readonly { readonly at: string; readonly text: string }[];
  readonly doubted?: readonly { readonly at: string; readonly text: string }[];
  readonly texts?: readonly { readonly at: string; readonly text: string }[];
}

const SMALL = new Set(
  'between every their there where which while because about would these those from with that this they them have been when what only into over under cannot avant entre leurs dans pour avec sont elles parce'.split(
    ' ',
  ),
);
/** Longer words of a text, each once, in order. */
const wordsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !SMALL.has(word))),
];
const stem = (word: string): string => word.slice(0, 5);
/** Words of four letters tell too ('milk', 'rent'); places do not. */
const tellingIn = (text: string): Set<string> => {
  const places = new Set(findPlaces(tokenize(text)).named.map((name) => name.toLowerCase()));
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !SMALL.has(word) && !places.has(word)).map(stem));
};
/** Whether a passage speaks of the problem; of one in another language it cannot tell, and leaves it to its reader. */
function speaksOf(quote: string, problem: string): boolean {
  const known = tellingIn(problem);
  const isForeign = languageOf(quote).language !== languageOf(problem).language;
  return isForeign || [...tellingIn(quote)].filter((word) => known.has(word)).length >= 2;
}
/** What the sly one adds to a quote: another country, another unit and time, a share that nobody gave. */
const SLY = ['and in Lagos, Nigeria, too', 'counted in euros each month', 'as nine in ten of them say'];
/** What those that lie tell, though nobody said it. */
export const LIES = [
  'Everybody in this trade pays 97 dollars a month for it',
  'This was proven by a national survey',
  ...SLY,
];

function read({ text = '' }: Material): unknown {
  const words = wordsOf(text.split(/[.\n]/)[0] ?? '');
  const { countries, towns } = findPlaces(tokenize(text));
  return {
    is_problem: true,
    language: 'en',
    countries: countries.slice(0, 1),
    place: towns[0]?.name ?? '',
    people: '',
    payer: '',
    thing: '',
    idea: '',
    cause: '',
    evidence: { rung: 'desk', quote: '' },
    figures: [],
    questions: [],
    // What happens is told towards the end of a sentence, what it happens to at its beginning.
    terms: { event: words.slice(-5), thing: words.slice(0, 2), people: words.slice(2, 3) },
  };
}

const plan = ({ problem }: Material): unknown => {
  const words = wordsOf(String(problem));
  return {
    queries: [words.slice(0, 3), words.slice(2, 5), words.slice(0, 5)].map((query, i) => ({
      view: `view ${i}`,
      words: query.length > 0 ? query : ['trade'],
      language: 'en',
    })),
  };
};

/** The thing of the problem once more, and what is told of it. */
const lookAgain =
  (manner: Manner) =>
  ({ problem }: Material): unknown => {
    const words = wordsOf(String(problem));
    const query = { words: words.slice(0, 2), tells: words.slice(2, 8), language: 'en' };
    return manner === 'wrong'
      ? { queries: [{ ...query, seeks: 'anything' }] }
      : { queries: ['craft', 'country'].map((seeks) => ({ ...query, seeks })) };
  };

const extract =
  (manner: Manner) =>
  ({ passages = [], problem }: Material): unknown => ({
    passages: passages.map(({ id, quote }) => ({
      id,
      bears: (manner === 'well' || manner === 'sly') && !speaksOf(quote, String(problem)) ? 'not' : 'directly',
    })),
  });

const said = (manner: Manner, { published = [] }: Material): string[] => {
  // Told again without its figures, and with its place in the report.
  const bare = (quote: string) =>
    quote
      .replace(/[\d%.,]+/g, '')
      .replace(/\s+/g, ' ')
      .slice(0, 160)
      .trim();
  const marks = published.map(({ quote, mark }) => `${bare(quote)} {${mark}}.`);
  if (manner === 'sly') {
    const lies = SLY.flatMap((lie, i) =>
      published[i] ? [`${bare(published[i].quote)}, ${lie} {${published[i].mark}}.`] : [],
    );
    return [...lies, ...marks];
  }
  if (manner === 'well') return marks;
  if (manner === 'wrong')
    return [...marks, 'A study found more {p99}.', `A share of 38% was found {${published[0]?.mark ?? 'p1'}}.`];
  return [...marks, ...LIES, ...published.map(({ quote, mark }) => `${quote.slice(0, 200)} {${mark}}`)];
};

const problem =
  (manner: Manner) =>
  (material: Material): unknown => ({
    heading: 'What is lost on the way',
    problem: 'People in this trade lose part of what they carry or sell.',
    chain: ['Whoever buys before the loss shows carries it. Find out who decides.', ...said(manner, material)].slice(
      0,
      6,
    ),
    causes: [
      { text: 'It is handled badly.', sign: 'careful hands lose as much.' },
      { text: 'It waits too long.', sign: 'what comes at once is lost as often.' },
    ],
    instead: [
      { what: 'Do nothing.', draw: 'It costs no work.', limit: 'The loss stays.' },
      { what: 'Sell sooner.', draw: 'Less is lost.', limit: 'The price is lower.' },
    ],
  });
const doubts = (manner: Manner) => (): unknown => ({
  want: 'They may have got used to it. Ask what they tried.',
  pay: manner === 'malicious' ? `${LIES[0]}. It is verified.` : 'Ask what they pay today.',
  can: 'It may need more hands. Ask who would do it.',
  breakers: ['The loss is small.', 'Nobody will pay.'],
  around: [{ factor: 'Legal', ask: 'Ask the market office what is allowed.', so: 'It decides where you may stand.' }],
});
const field = (manner: Manner) => (): unknown => {
  const test = (name: string) => ({
    name,
    hypothesis: 'the loss is large enough to matter.',
    method: 'Count with {n:6} people for a week.',
    metric: 'What is lost of what came.',
    threshold: '{n:4} of {n:6} lose a tenth.',
    stop: 'No loss in three days.',
    days: 7,
    cost: 20,
    money: 'US$',
  });
  return {
    unknowns: ['How much is lost?', 'Who carries it?'],
    interview: ['When did it last happen?', 'What did it cost?', 'What have you tried?', 'Who else knows?'],
    where: manner === 'malicious' ? 'Write to https://evil.example today.' : 'Where the goods arrive in the morning.',
    tests: [test('Count it'), test('Change one thing')],
    end: 'the loss is small.',
  };
};
const advice =
  (manner: Manner) =>
  (material: Material): unknown => ({
    sums:
      manner === 'well' || manner === 'sly'
        ? []
        : [
            {
              id: 's1',
              label: 'all of it',
              expression: 'a * b ** 99',
              unit: 'dollars',
              inputs: [{ name: 'a', label: 'a', figure: null, guess: [1, 2, 9_000], unit: '' }],
            },
          ],
    reasons: ['You have not counted yet. A week of counting would change this.'],
    facts: said(manner, material).slice(0, 5),
    page: [
      'First: Write down tonight what was lost today.',
      ...said(manner, material)
        .slice(0, 6)
        .map((text, i) => `Known ${'abcdef'[i]}: ${text}`),
      'Ask a neighbour: When did it happen last, and what did you do?',
      'By hand: Keep a list for two weeks.',
      'The test: A week of counting decides.',
      'Turn back if nobody keeps the list.',
    ],
  });

/** The malicious one lies again, the sly one stands by what it said. */
const mended = (manner: Manner, text: string): string =>
  manner === 'malicious' ? `${LIES[1]}` : manner === 'sly' ? text : '';

function answerOf(manner: Manner, role: string, material: Material): string {
  // Slips of a weak one: no JSON at all, or an endless text.
  if (manner === 'wrong' && role === 'author-doubts') return '{"want": "They may';
  if (manner === 'malicious' && role === 'plan')
    return JSON.stringify({ queries: Array.from({ length: 400 }, () => 'x'.repeat(80)) });
  const roles: Readonly<Record<string, (of: Material) => unknown>> = {
    read,
    plan,
    devise: () => ({ numbers: '', works: '', tried: '', ways: [], rival: '', best: '' }),
    draft: () => ({ page: '' }),
    'look-again': lookAgain(manner),
    extract: extract(manner),
    'author-problem': problem(manner),
    'author-doubts': doubts(manner),
    'author-field': field(manner),
    write: advice(manner),
    // It knows what it may say: a statement with a figure of its own goes, unless it is on the side of the lies.
    doubt: ({ statements = [] }) => ({
      unsupported:
        manner === 'malicious' || manner === 'sly'
          ? []
          : statements
              .filter(({ text }) => /\d/.test(text) && /found/.test(text))
              .map(({ at }) => ({ at, why: 'no source' })),
    }),
    mend: ({ doubted = [] }) => ({
      texts: doubted.map(({ at, text }) => ({ at, text: mended(manner, text) })),
    }),
    translate: ({ texts = [] }) => ({ texts }),
  };
  return JSON.stringify(roles[role]?.(material) ?? {});
}

/** Serves a made model on loopback, as any server of chat completions answers. */
export async function startMadeModel(manner: Manner): Promise<MadeModel> {
  const asked: string[] = [];
  const server = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString()) as {
      readonly messages: readonly { readonly role: string; readonly content: string }[];
      readonly response_format?: { readonly json_schema?: { readonly name: string } };
    };
    const role = body.response_format?.json_schema?.name ?? '';
    const said = body.messages.at(-1)?.content ?? '';
    asked.push(`${role} ${said}`);
    model.onRequest(asked.length);
    if (model.held) return;
    const material = JSON.parse(said.split('\n')[1] ?? '{}') as Material;
    const content = answerOf(manner, role, material);
    const tokens = Math.ceil((said.length + content.length) / 4);
    model.tokens += tokens;
    answer.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'made',
        object: 'chat.completion',
        created: 0,
        model: 'made',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const model: MadeModel = {
    port: (server.address() as AddressInfo).port,
    asked,
    tokens: 0,
    onRequest: () => {},
    held: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return model;
}
