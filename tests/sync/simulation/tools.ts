import { intend } from './actions.ts';
import type { Copy, Device } from './device.ts';
import type { Action } from './ledger.ts';
import type { World } from './world.ts';

/** Something with the Explorer or the Refiner. */
export async function takeTool(world: World, device: Device, copy: Copy): Promise<void> {
  const { chance, house, ledger } = world;
  const begun = (type: 'explore' | 'refine') =>
    [...ledger.actions.values()].filter((a) => a.type === type && a.userId === copy.userId && a.fate !== 'cancelled');
  const dice = chance.next();
  if (dice < 0.3) {
    const parameters = { industry: [`Trade ${house.newId()}`] };
    return intend(world, device, copy, { type: 'explore', payload: { parameters } });
  }
  if (dice < 0.45) return intend(world, device, copy, { type: 'refine', payload: { idea: `Jars ${house.newId()}` } });
  if (dice < 0.55) {
    const refined = known(world, copy, begun('refine'));
    if (refined) await intend(world, device, copy, { type: 'refiner_delete', payload: { sessionId: refined.opId } });
    return;
  }
  const explored = known(world, copy, begun('explore'));
  if (!explored) return;
  const id = explored.opId;
  if (dice < 0.75) return intend(world, device, copy, { type: 'explorer_cancel', payload: { jobId: id } });
  // A list is marked and deleted once it is there; it has one problem, under its own id.
  if (!(await house.hasProblems(id))) return house.explored(id);
  if (dice < 0.92) {
    const marks = chance.hits(0.5) ? { liked: chance.hits(0.5) } : { bookmarked: chance.hits(0.5) };
    return intend(world, device, copy, { type: 'explorer_marks', payload: { sessionId: id, resultId: id, marks } });
  }
  return intend(world, device, copy, { type: 'explorer_delete', payload: { sessionId: id } });
}

/** Of what this account has begun: what this device began, or what has reached the server and may be read from it. */
function known({ chance }: World, copy: Copy, begun: readonly Action[]): Action | undefined {
  const seen = begun.filter((action) => action.copy === copy.name || action.fate === 'done');
  return seen.length > 0 ? chance.pick(seen) : undefined;
}
