import type { Pain, TestCard } from './playbook.ts';

/** Whether a test asks for money: its card names the payer by the slot. */
export const asksPayer = ({ hypothesis, method }: TestCard): boolean => /\{payer1?\}/i.test(hypothesis + method);

const left = <Entry>(entries: readonly Entry[], name: string, beside: ReadonlySet<string>): Entry[] =>
  entries.filter((_, i) => !beside.has(`${name}.${i + 1}`));

/** The playbook for who taps this cause: without what is beside the trouble, with its own test. Texts left out are empty. */
export function forCause(pain: Pain, cause: string | null): Pain {
  const named = pain.causes.find(({ id }) => id === cause);
  if (!named?.beside && !named?.test) return pain;
  const beside = new Set<string>(named.beside);
  const unless = (name: 'want' | 'pay' | 'can' | 'notFound') => (beside.has(name) ? '' : pain[name]);
  const pairUnless = (name: 'political' | 'environmental'): Pain['political'] =>
    beside.has(name) ? ['', ''] : pain[name];
  return {
    ...pain,
    tests: [...left(pain.tests, 'tests', beside), ...(named.test ? [named.test] : [])],
    unknowns: left(pain.unknowns, 'unknowns', beside),
    dealBreakers: left(pain.dealBreakers, 'dealBreakers', beside),
    alternatives: left(pain.alternatives, 'alternatives', beside),
    interview: left(pain.interview, 'interview', beside),
    want: unless('want'),
    pay: unless('pay'),
    can: unless('can'),
    notFound: unless('notFound'),
    political: pairUnless('political'),
    environmental: pairUnless('environmental'),
    kill: named.kill ?? pain.kill,
  };
}
