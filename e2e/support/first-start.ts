import { cpSync } from 'node:fs';
import { removeFolder, startServer, temporaryFolder } from './server.ts';

const PREPARED = 'E2E_FIRST_DATA';

/** A new server's data, made once for all journeys: making a database takes several times as long as opening one. */
export default async function firstStart(): Promise<() => void> {
  const folder = temporaryFolder('first-start');
  const server = await startServer(folder);
  await server.stop();
  process.env[PREPARED] = folder;
  return () => removeFolder(folder);
}

/** The data of a server that nobody has used yet. */
export function newData(name: string): string {
  const folder = temporaryFolder(name);
  cpSync(process.env[PREPARED] ?? '', folder, { recursive: true });
  return folder;
}
