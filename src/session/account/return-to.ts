import { AUTH_STORAGE_KEY } from '../stored.ts';

/** Where the person wanted to go when they left for a provider. Under the session's own name: signing out takes it along. */
const KEY = `${AUTH_STORAGE_KEY}-return-to`;

export const keepReturn = (storage: Storage, path: string): void => storage.setItem(KEY, path);
/** Null where nobody has left. */
export const keptReturn = (storage: Storage): string | null => storage.getItem(KEY);
export const forgetReturn = (storage: Storage): void => storage.removeItem(KEY);
