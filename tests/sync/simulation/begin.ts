import { ACCOUNT_CHANGED } from './tab.ts';
import type { World } from './world.ts';

/** What the database says when a page that lost its account still reads or writes. */
const ENDS = ['DatabaseClosedError', 'AbortError', 'InvalidStateError'];

/** What a page does by itself ends when its database is closed under it; every other error is a fault of the product. */
export function begin(world: World, work: Promise<unknown> | undefined): void {
  work?.catch((cause: unknown) => {
    const name = cause instanceof Error ? cause.name : '';
    const isEnd = ENDS.includes(name) || (cause instanceof Error && cause.message === ACCOUNT_CHANGED);
    if (!isEnd) world.errors.push(cause);
  });
}
