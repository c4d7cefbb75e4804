/**
 * Whose the back office was when it last opened on this device. Only a way to it is shown by that, in that account's menu:
 * nobody else's menu asks the server for roles, and the back office itself asks each time.
 */
const KEY = 'baraza-admin-of';

export const rememberDoor = (storage: Storage, account: string): void => storage.setItem(KEY, account);
export const hasDoor = (storage: Storage, account: string): boolean => storage.getItem(KEY) === account;
export function forgetDoor(storage: Storage, account: string): void {
  if (hasDoor(storage, account)) storage.removeItem(KEY);
}
