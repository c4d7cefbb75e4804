import { randomUUID } from 'node:crypto';
import { runAdminCommand } from '../../server/admin/command.ts';
import type { AdminRole } from '../../src/contract/admin/roles.ts';
import type { Answer, Person, TestServer } from './server.ts';

/** Somebody new who has the role. */
export async function administrator(server: TestServer, role: AdminRole): Promise<Person> {
  const person = await server.signUp();
  await runAdminCommand(server.database, server.clock.now(), ['grant', person.email, role]);
  return person;
}

/** What an administrator looks at, under `/api/admin`. */
export const look = (server: TestServer, as: Person, path: string): Promise<Answer> =>
  server.call('GET', `/api/admin/${path}`, { as });

/** What an administrator does; the same `key` again is the same act. */
export const act = (
  server: TestServer,
  as: Person,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown = {},
  key: string = randomUUID(),
): Promise<Answer> => server.call(method, `/api/admin/${path}`, { as, key, body });
