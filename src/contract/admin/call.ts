import type { AnyCall } from '../call.ts';
import { ADMIN_TABS, AdminRole, type AdminTab } from './roles.ts';

/** Who may make a call of the back office. */
export interface Restricted {
  /** Null: no tab's own. */
  readonly tab: AdminTab | null;
  readonly roles: readonly AdminRole[];
}
export type AdminCall = AnyCall & Restricted;

/** A tab's call, for everybody who sees the tab; `roles` names fewer where an act is graver than looking. */
/*@__NO_SIDE_EFFECTS__*/
export const ofTab = <C extends AnyCall>(
  tab: AdminTab,
  made: C,
  roles: readonly AdminRole[] = ADMIN_TABS[tab].roles,
): C & Restricted => ({ ...made, tab, roles });

/** A call of every administrator. */
/*@__NO_SIDE_EFFECTS__*/
export const ofAnyTab = <C extends AnyCall>(made: C): C & Restricted => ({
  ...made,
  tab: null,
  roles: AdminRole.options,
});
