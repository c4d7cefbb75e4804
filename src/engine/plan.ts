import { asksPayer } from '../../content/schema/for-cause.ts';
import type { Playbook, TestCard } from '../../content/schema/playbook.ts';

/** A founder's fortnight: the first day finds people, the last one decides, the tests lie between. */
const FIRST_TEST_DAY = 2;
const LAST_TEST_DAY = 13;

/** When a test is run: as many days as its own card needs. */
export interface Turn {
  readonly test: TestCard;
  /** As the report numbers it. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** Whether it begins after the one before has ended; three long tests must run beside each other. */
  readonly waits: boolean;
}

/** A test and the number by which the report calls it. */
export type Numbered = Pick<Turn, 'test' | 'number'>;

/** Each test as early as the one before allows, and never so late that the fortnight cuts its days short. */
export function turnsOf(tests: readonly Numbered[]): Turn[] {
  // From the last test back: where one must begin early, those before it may not begin later.
  const latest = tests.map(({ test }) => LAST_TEST_DAY + 1 - test.days);
  for (let i = latest.length - 2; i >= 0; i--) latest[i] = Math.min(latest[i] ?? 0, latest[i + 1] ?? LAST_TEST_DAY);
  let next = FIRST_TEST_DAY;
  return tests.map(({ test, number }, i) => {
    const from = Math.min(next, latest[i] ?? next);
    const turn = { test, number, from, to: from + test.days - 1, waits: from === next };
    next = Math.max(next, turn.to + 1);
    return turn;
  });
}

/**
 * The test that asks for money. Its card names the payer by the slot, so that the verdict, the plan and the card can
 * only mean the same people; the check of the content holds every playbook to it.
 */
export function payTest({ tests }: Playbook): Numbered | undefined {
  for (let i = tests.length - 1; i >= 0; i--) {
    const test = tests[i];
    if (test && asksPayer(test)) return { test, number: i + 1 };
  }
  return undefined;
}
