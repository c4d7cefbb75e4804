/**
 * Where a device keeps whose the back office is, as the server last said with that account's changes. Only a way to it is shown
 * by that, in that account's menu; the back office itself asks the server each time.
 */
export const OFFICE_OF = 'baraza-admin-of';
