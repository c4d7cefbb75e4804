/**
 * Where a device keeps whose the back office was when it last opened there. Only a way to it is shown by that, in that account's
 * menu: nobody else's menu asks the server for roles, and the back office itself asks each time.
 */
export const OFFICE_OF = 'baraza-admin-of';
