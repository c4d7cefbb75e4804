import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { exportFile, exportState } from '../../src/contract/account.ts';
import { eventually } from './eventually.ts';
import type { Person, TestServer } from './server.ts';

/** A copy of somebody's account as they get it: ordered, waited for, fetched. */
export async function accountCopy(server: TestServer, as: Person) {
  const key = randomUUID();
  const ordered = await server.call('POST', '/api/account/export', { as, key, body: {} });
  if (ordered.status !== 200) throw new Error(`The order was answered ${ordered.status}`);
  const path = `/api/account/export/${key}`;
  await eventually(async () => {
    const { status } = v.parse(exportState.answer, (await server.call('GET', path, { as })).body).data;
    return status === 'completed' ? true : undefined;
  });
  const { body } = await server.call('GET', `${path}/file`, { as });
  return { id: key, ...v.parse(exportFile.answer, body) };
}
