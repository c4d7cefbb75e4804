import { mutate } from './actions.ts';
import { begin } from './begin.ts';
import type { Copy, Device } from './device.ts';
import type { Action } from './ledger.ts';
import { oftener } from './random.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** Something with the Explorer or the Refiner. */
export async function takeTool(world: World, device: Device, tab: Tab, copy: Copy): Promise<void> {
  const { amid, chance, house, ledger } = world;
  const begun = (type: 'explore' | 'refine') =>
    [...ledger.actions.values()].filter((a) => a.type === type && a.userId === copy.userId && a.fate !== 'cancelled');
  const dice = chance.next();
  if (dice < 0.3) {
    const parameters = { industry: [`Trade ${house.newId()}`] };
    await mutate(world, device, copy, { type: 'explore', payload: { parameters } });
    return oftener(chance, amid.stopped) ? stopLatest(world, device, tab, copy) : undefined;
  }
  if (dice < 0.45) return mutate(world, device, copy, { type: 'refine', payload: { idea: `Jars ${house.newId()}` } });
  if (dice < 0.55) {
    const refined = known(world, copy, begun('refine'));
    if (refined) await mutate(world, device, copy, { type: 'refiner_delete', payload: { sessionId: refined.opId } });
    return;
  }
  const explored = known(world, copy, begun('explore'));
  if (!explored) return;
  const id = explored.opId;
  if (dice < 0.75) return mutate(world, device, copy, { type: 'explorer_cancel', payload: { jobId: id } });
  // A list is marked and deleted once it is there; it has one problem, under its own id.
  if (!(await house.hasProblems(id))) return house.explored(id);
  if (dice < 0.92) {
    const marks = chance.hits(0.5) ? { liked: chance.hits(0.5) } : { bookmarked: chance.hits(0.5) };
    return mutate(world, device, copy, { type: 'explorer_marks', payload: { sessionId: id, resultId: id, marks } });
  }
  return mutate(world, device, copy, { type: 'explorer_delete', payload: { sessionId: id } });
}

/** How long a person watches a start on its way before thinking better of it. */
const PATIENCE = 20;

/** Its start is sent, and the person thinks better of it while the network has it; the cancelling goes out at once. */
async function stopLatest(world: World, device: Device, tab: Tab, copy: Copy): Promise<void> {
  const [latest] = [...world.ledger.actions.values()]
    .filter((a) => a.type === 'explore' && a.copy === copy.name)
    .slice(-1);
  if (!latest) return;
  begin(world, device.flush(tab));
  const isUnderWay = async () => (await copy.db.outbox.get(latest.opId))?.state === 'inflight';
  await world.quiet.rest();
  for (let moments = 0; moments < PATIENCE && (await isUnderWay()); moments += 1) await world.quiet.rest();
  await mutate(world, device, copy, { type: 'explorer_cancel', payload: { jobId: latest.opId } });
  begin(world, device.flush(tab));
}

/** Of what this account has begun: what this device began, or what has reached the server and may be read from it. */
function known({ chance }: World, copy: Copy, begun: readonly Action[]): Action | undefined {
  const seen = begun.filter((action) => action.copy === copy.name || action.fate === 'done');
  return seen.length > 0 ? chance.pick(seen) : undefined;
}
