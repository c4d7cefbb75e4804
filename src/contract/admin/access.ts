import * as v from 'valibot';
import { call, inData } from '../call.ts';
import { ofAnyTab } from './call.ts';
import { AdminRole } from './roles.ts';

/** A role that this build does not know opens nothing here, and is no reason to know none of the others. */
const Roles = v.pipe(
  v.array(v.string()),
  v.transform((names) => AdminRole.options.filter((role) => names.includes(role))),
);

/** Who asks, as the back office knows them; the roles are also read from `roles` (spec 3 §7). */
export const adminProfile = ofAnyTab(
  call({
    method: 'GET',
    path: '/api/admin/auth/me',
    answer: inData(
      v.object({
        email: v.string(),
        admin_roles: v.optional(Roles),
        roles: v.optional(Roles),
        /** Whether another service keeps the accounts: then neither people nor sign-ins nor sessions can be looked up here. */
        accounts_elsewhere: v.optional(v.boolean(), false),
      }),
    ),
  }),
);
