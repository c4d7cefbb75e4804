import type { Page } from 'playwright';

/** The page as on a device that has not read any of `table` yet: the account's rows of it are taken away. */
export const forgetAll = (page: Page, table: string): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const account = JSON.parse(localStorage.getItem('baraza-account') ?? '{}').id as string;
        const opening = indexedDB.open(`baraza-${account}`);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction(name, 'readwrite');
          work.objectStore(name).clear();
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    table,
  );
