import { createContext, useContext } from 'react';
import type { AdminRole } from '../../../contract/admin/roles.ts';

/** The roles of whoever looks: a button that the server would refuse is not offered. */
export const OwnRoles = createContext<readonly AdminRole[]>([]);
export const useOwnRoles = (): readonly AdminRole[] => useContext(OwnRoles);
