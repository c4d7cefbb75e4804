import type { AdminCall } from '../../src/contract/admin/call.ts';
import { HOUR } from '../../src/lib/moments.ts';
import { type AuditDraft, audit } from '../db/audit.ts';
import { type Api, type Data, type Request, serve, serveOnce } from '../routes/register.ts';
import type { StoreDeps, Tx } from '../services/deps.ts';
import { requireRoles } from './access.ts';

/** A tab asks again every half minute: looking is noted once an hour, person and call. */
function createLookAudit({ database, clock }: StoreDeps) {
  const notedAt = new Map<string, number>();
  return async (userId: string, call: AdminCall) => {
    if (call.tab === null) return;
    const now = clock.now();
    const key = `${userId} ${call.path}`;
    const last = notedAt.get(key);
    if (last !== undefined && now.getTime() - last < HOUR) return;
    notedAt.set(key, now.getTime());
    for (const [old, at] of notedAt) if (now.getTime() - at >= HOUR) notedAt.delete(old);
    await database.transaction((tx) =>
      audit(tx, now, { actor: userId, action: 'admin.viewed', details: { tab: call.tab, call: call.path } }),
    );
  };
}

export type MutationResult<C extends AdminCall> = {
  readonly data: Data<C>;
  readonly auditEntry: AuditDraft | null;
};

export interface AdminRouter {
  /** A call that only looks. */
  read<C extends AdminCall>(call: C, handle: (request: Request<C>) => Promise<Data<C>>): void;
  /** An act: it happens once for each operation, with its line in the audit log, or not at all. */
  mutate<C extends AdminCall>(
    call: C,
    handle: (request: Request<C>, tx: Tx, opId: string) => Promise<MutationResult<C>>,
  ): void;
}

/** How the tabs' calls come to their routes: each asks for its roles first, and is noted in the audit log. */
export function adminRouter(api: Api, deps: StoreDeps): AdminRouter {
  const noteLook = createLookAudit(deps);
  return {
    read(call, handle) {
      api.on(call.method, call.path, requireRoles(deps, call));
      serve(api, call, async (request) => {
        const data = await handle(request);
        await noteLook(request.identity.userId, call);
        return data;
      });
    },
    mutate(call, handle) {
      api.on(call.method, call.path, requireRoles(deps, call));
      serveOnce(api, call, deps, async (request, tx, opId) => {
        const { data, auditEntry } = await handle(request, tx, opId);
        if (auditEntry !== null) await audit(tx, deps.clock.now(), { ...auditEntry, actor: request.identity.userId });
        return data;
      });
    },
  };
}
