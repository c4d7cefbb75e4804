import type { Playbook, TestCard } from './playbook.ts';

/** Whether a test asks for money: its card names the payer by the slot. */
export const asksPayer = ({ hypothesis, method }: TestCard): boolean => /\{payer1?\}/i.test(hypothesis + method);

const left = <Entry>(entries: readonly Entry[], name: string, beside: ReadonlySet<string>): Entry[] =>
  entries.filter((_, i) => !beside.has(`${name}.${i + 1}`));

/** The playbook for who taps this cause: without what is beside the trouble, with its own test. Texts left out are empty. */
export function forCause(playbook: Playbook, cause: string | null): Playbook {
  const named = playbook.causes.find(({ id }) => id === cause);
  if (!named?.beside && !named?.test) return playbook;
  const beside = new Set<string>(named.beside);
  const unless = (name: 'want' | 'pay' | 'can' | 'notFound') => (beside.has(name) ? '' : playbook[name]);
  const pairUnless = (name: 'political' | 'environmental'): Playbook['political'] =>
    beside.has(name) ? ['', ''] : playbook[name];
  return {
    ...playbook,
    tests: [...left(playbook.tests, 'tests', beside), ...(named.test ? [named.test] : [])],
    unknowns: left(playbook.unknowns, 'unknowns', beside),
    dealBreakers: left(playbook.dealBreakers, 'dealBreakers', beside),
    alternatives: left(playbook.alternatives, 'alternatives', beside),
    interview: left(playbook.interview, 'interview', beside),
    want: unless('want'),
    pay: unless('pay'),
    can: unless('can'),
    notFound: unless('notFound'),
    political: pairUnless('political'),
    environmental: pairUnless('environmental'),
    kill: named.kill ?? playbook.kill,
  };
}
