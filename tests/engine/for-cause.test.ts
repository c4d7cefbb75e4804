import { describe, expect, test } from 'vitest';
import { forCause } from '../../content/schema/for-cause.ts';
import type { Cause } from '../../content/schema/playbook.ts';
import { playbookById } from '../../src/engine/knowledge/playbooks.ts';

const known = playbookById('energy.wrong-bills');
if (!known) throw new Error('Its playbook is gone.');
const [first, ...others] = known.causes;
if (!first) throw new Error('It has no causes.');
/** The cause without what the playbook itself says of it. */
const plain = ({ id, text, why, sign }: Cause): Cause => ({ id, text, why, sign });
const playbook = {
  ...known,
  causes: [
    {
      ...plain(first),
      beside: ['tests.2', 'unknowns.1', 'dealBreakers.3', 'alternatives.4', 'interview.5', 'want', 'political'],
    },
    ...others.map(plain),
  ],
};
const without = <Entry>(entries: readonly Entry[], at: number) => entries.filter((_, i) => i !== at - 1);

describe('a playbook for who names a cause', () => {
  test('leaves out what is beside the trouble with it', () => {
    const rest = forCause(playbook, first.id);
    expect(rest.tests).toEqual(without(playbook.tests, 2));
    expect(rest.unknowns).toEqual(without(playbook.unknowns, 1));
    expect(rest.dealBreakers).toEqual(without(playbook.dealBreakers, 3));
    expect(rest.alternatives).toEqual(without(playbook.alternatives, 4));
    expect(rest.interview).toEqual(without(playbook.interview, 5));
    expect([rest.want, rest.pay, rest.political]).toEqual(['', playbook.pay, ['', '']]);
    expect(rest.kill).toBe(playbook.kill);
  });

  test('has the test that this cause brings as its last', () => {
    const [own] = playbook.tests;
    if (!own) throw new Error('It has no tests.');
    const told = { ...known, causes: [{ ...plain(first), test: own }] };
    expect(forCause(told, first.id).tests).toEqual([...known.tests, own]);
  });

  test('ends at another count where the cause says so', () => {
    const told = { ...playbook, causes: playbook.causes.map((cause) => ({ ...cause, kill: 'nobody pays' })) };
    expect(forCause(told, first.id).kill).toBe('nobody pays');
  });

  test('is whole where no cause is named, or nothing is beside it', () => {
    expect(forCause(playbook, null)).toBe(playbook);
    expect(forCause(playbook, others[0]?.id ?? '')).toBe(playbook);
  });
});
