import { ExpressionError, evaluate, namesIn } from '../../src/engine/calc/expression.ts';
import { asksPayer, forCause } from '../schema/for-cause.ts';
import type { PlaybookText } from '../schema/playbook.ts';
import type { Mistake } from './mistake.ts';
import type { YamlFile } from './yaml-file.ts';

type Path = readonly (string | number)[];
interface Fault {
  readonly path: Path;
  readonly says: string;
}

/** Names the sums give to their own numbers: an input of the same name would be overwritten and its loss worked out wrongly. */
const OWN_INPUTS: readonly string[] = ['times', 'periods', 'people', 'prevented', 'givenup'];
const OWN_STEPS: readonly string[] = [...OWN_INPUTS, 'yearly', 'fee', 'route', 'dollars'];

/** What one number stands for when a formula is only tried. */
const TRY = 2;
function unreadable(expr: string): string | undefined {
  try {
    evaluate(expr, Object.fromEntries(namesIn(expr).map((name) => [name, TRY])));
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return `cannot be worked out: ${error.message}`;
    throw error;
  }
}

function* formulas({ sizing, reach }: PlaybookText): Generator<Fault> {
  const known = new Set<string>();
  for (const [index, { id }] of sizing.inputs.entries()) {
    if (OWN_INPUTS.includes(id))
      yield { path: ['sizing', 'inputs', index, 'id'], says: `is a name that the sums use themselves: ${id}` };
    known.add(id);
  }
  for (const [index, { id, expr }] of sizing.loss.entries()) {
    const path = ['sizing', 'loss', index, 'expr'];
    if (OWN_STEPS.includes(id))
      yield { path: ['sizing', 'loss', index, 'id'], says: `is a name that the sums use themselves: ${id}` };
    const unknown = namesIn(expr).filter((name) => !known.has(name));
    if (unknown.length > 0)
      yield { path, says: `uses numbers that neither an input nor an earlier step has: ${unknown.join(', ')}` };
    const broken = unreadable(expr);
    if (broken) yield { path, says: broken };
    known.add(id);
  }
  for (const [index, { expr, records }] of reach.entries()) {
    const given = Object.keys(records).sort().join(', ');
    const used = namesIn(expr).sort().join(', ');
    if (given !== used) yield { path: ['reach', index, 'records'], says: `are ${given}, and the formula uses ${used}` };
    const broken = unreadable(expr);
    if (broken) yield { path: ['reach', index, 'expr'], says: broken };
  }
}

function* records({ indicators, reach }: PlaybookText, codes: ReadonlySet<string>): Generator<Fault> {
  const used: Fault[] = [
    ...indicators.map(({ code }, index) => ({ path: ['indicators', index, 'code'], says: code })),
    ...reach.flatMap(({ records }, index) =>
      Object.entries(records).map(([name, code]) => ({ path: ['reach', index, 'records', name], says: code })),
    ),
  ];
  for (const { path, says } of used)
    if (!codes.has(says)) yield { path, says: `is no indicator that we have records of: ${says}` };
}

function* people({ problem, words, tests }: PlaybookText): Generator<Fault> {
  const named = words.who.some((who) => problem.toLowerCase().includes(who.toLowerCase()));
  if (!named) yield { path: ['problem'], says: `does not name who suffers: ${words.who[0]}` };
  // The verdict, the plan and the card can only mean the same people if the card calls them by the slot.
  if (!tests.some(asksPayer))
    yield { path: ['tests'], says: 'do not ask the payer for money: name {payer} in a hypothesis or a method' };
}

const COUNT = /(?:fewer than|under) \{n:(\d+)\}/;

const LEAST = { tests: 2, unknowns: 1, dealBreakers: 1, alternatives: 2, interview: 4 } as const;

/** What a cause leaves out and brings is there, and enough is left, the question for money with it. */
function* forCauses(playbook: PlaybookText): Generator<Fault> {
  for (const [index, { id, apart, beside = [], test, kill }] of playbook.causes.entries()) {
    const path = ['causes', index, 'beside'];
    if (beside.length === 0 && !test) {
      if (kill !== undefined) yield { path: ['causes', index, 'kill'], says: "is there without 'beside' or 'test'" };
      continue;
    }
    if (apart !== undefined) yield { path, says: "is of no use with 'apart'" };
    if (test && kill === undefined) yield { path: ['causes', index, 'test'], says: "needs a 'kill' of its own" };
    for (const entry of beside) {
      const [name = '', at] = entry.split('.');
      if (at !== undefined && Number(at) > playbook[name as keyof typeof LEAST].length)
        yield { path, says: `names no entry: ${entry}` };
    }
    const rest = forCause({ ...playbook, id: '' }, id);
    for (const [name, least] of Object.entries(LEAST)) {
      const count = rest[name as keyof typeof LEAST].length;
      if (count < least) yield { path, says: `leaves ${count} of ${name}; ${least} are needed, else it is 'apart'` };
    }
    if (!rest.tests.some(asksPayer))
      yield { path, says: "leaves no test that asks {payer} for money: else it is 'apart'" };
    yield* whenToStop(rest);
  }
}

/** The line that ends it all, the stop of its test and what holds agree. */
function* whenToStop({ kill, tests }: PlaybookText): Generator<Fault> {
  for (const [, fewer = '', of = ''] of kill.matchAll(/fewer than \{n:(\d+)\} of \{n:(\d+)\}/g)) {
    const faults = [...tests.entries()].flatMap(([index, test]) => {
      const held = /\{n:(\d+)\}(?: or more)? of \{n:(\d+)\}/.exec(test.threshold);
      return held?.[2] === of ? [stopsOtherwise(fewer, of, Number(held[1]), test.stop, index)] : [];
    });
    // Several tests may ask as many people: the line is about one of them.
    yield* faults.sort((one, other) => one.length - other.length)[0] ?? [];
  }
}

function stopsOtherwise(fewer: string, of: string, held: number, stop: string, index: number): readonly Fault[] {
  const ends = { path: ['kill'], says: `ends at fewer than ${fewer} of ${of}, where a test goes on at ${held}` };
  const stops = {
    path: ['tests', index, 'stop'],
    says: `stops at another count than 'kill', which says fewer than ${fewer} of ${of}`,
  };
  // A stop after the first few is another count.
  const counts = COUNT.test(stop) && !/of the first|among| in each/.test(stop);
  return [...(Number(fewer) > held ? [ends] : []), ...(counts && COUNT.exec(stop)?.[1] !== fewer ? [stops] : [])];
}

/** What a schema cannot see: whether the parts of one playbook agree, and its records exist. */
export function faultsIn(
  { file, value, lineOf }: YamlFile<PlaybookText>,
  codes: ReadonlySet<string>,
): readonly Mistake[] {
  return [
    ...formulas(value),
    ...records(value, codes),
    ...people(value),
    ...whenToStop(value),
    ...forCauses(value),
  ].map(({ path, says }) => ({
    file,
    line: lineOf(path),
    says: `${path.join('.')} ${says}`,
  }));
}
